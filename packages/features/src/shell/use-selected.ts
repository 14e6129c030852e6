import { type RefObject, useEffect, useRef } from "react";

/**
 * A ref for the field of an existing name: it has the focus at first, and the name is selected, so that typing replaces
 * it. Only then: who returns to the field, for example from another window, goes on where they were.
 */
export function useSelected(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return field;
}
