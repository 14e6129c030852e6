import { createContext, useContext } from "react";

/** What describes the control that a title names: the ids of the elements, separated by spaces. */
interface Described {
  labelId: string;
  describedBy: string | undefined;
}

/** What describes the control of the question around it. */
export const DescribedContext = createContext<Described | undefined>(undefined);

/** The ids of the elements that describe a control, if the question around it has this title; others are not concerned. */
export function useDescribedBy(labelId: string | undefined): string | undefined {
  const described = useContext(DescribedContext);
  return described?.labelId === labelId ? described?.describedBy : undefined;
}

/** The ids that are there, for `aria-describedby`; undefined if there are none. */
export function idsOf(...ids: (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(" ") || undefined;
}
