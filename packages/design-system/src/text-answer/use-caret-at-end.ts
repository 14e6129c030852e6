import { type FocusEvent, type MouseEvent, useRef } from "react";

type Field = HTMLTextAreaElement;

interface Handlers {
  onFocus?: ((event: FocusEvent<Field>) => void) | undefined;
  onMouseDown?: ((event: MouseEvent<Field>) => void) | undefined;
}

/**
 * Handlers that put the caret behind the text when the focus first comes by keyboard: a browser puts it before a text that
 * was there from the start. In a text that is read-only, and after a press, the caret stays where the browser puts it.
 */
export function useCaretAtEnd({ onFocus, onMouseDown }: Handlers) {
  // The element, because the preview replaces it, and the next one has a caret of its own.
  const known = useRef<Field>(null);
  return {
    onMouseDown: (event: MouseEvent<Field>) => {
      known.current = event.currentTarget;
      onMouseDown?.(event);
    },
    onFocus: (event: FocusEvent<Field>) => {
      const field = event.currentTarget;
      if (known.current !== field && !field.readOnly)
        field.setSelectionRange(field.value.length, field.value.length);
      known.current = field;
      onFocus?.(event);
    },
  };
}
