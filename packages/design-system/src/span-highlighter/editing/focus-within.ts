import type { FocusEvent } from "react";

/** Handlers of an element that report when the focus enters it and when it leaves it. */
export function focusWithin(tell: ((isWithin: boolean) => void) | undefined) {
  if (!tell) return {};
  return {
    onFocus: () => tell(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) tell(false);
    },
  };
}
