import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a row whose actions go while they have it: it moves to another control of the row.
 *
 * @param actions changes with the actions that are there
 */
export function useKeptFocus<Other extends HTMLElement>(actions: string) {
  const other = useRef<Other>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost exactly when the actions change; their names are not read
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    other.current?.focus();
  }, [actions]);
  return {
    other,
    handlers: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
