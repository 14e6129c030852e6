import { type FocusEvent, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to another control of a row if the focused action disappears.
 *
 * @param actions a value that changes with the available actions
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
