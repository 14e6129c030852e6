import { type Ref, type RefObject, useCallback } from "react";
import { setRef } from "./set-ref";

/** One ref that sets the primitive's own and the caller's. */
export function useBothRefs<Element>(
  own: RefObject<Element | null>,
  other: Ref<Element> | undefined,
): (element: Element | null) => (() => void) | undefined {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      return setRef(other, element);
    },
    [own, other],
  );
}
