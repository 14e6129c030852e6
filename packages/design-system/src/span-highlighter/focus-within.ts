import type { FocusEvent } from "react";

/** Handlers of an element: they say when the focus comes into it, and when it goes out of it to elsewhere. */
export function focusWithin(tell: ((isWithin: boolean) => void) | undefined) {
  if (!tell) return {};
  return {
    onFocus: () => tell(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) tell(false);
    },
  };
}
