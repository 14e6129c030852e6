import { useId } from "react";

/** The id of the control of a field, to which its label and its messages refer: the caller's, otherwise one of its own. */
export function useFieldId(ofCaller: string | undefined): string {
  const own = useId();
  return ofCaller ?? own;
}
