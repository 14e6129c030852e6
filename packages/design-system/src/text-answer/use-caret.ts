import { type FocusEvent, type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";

type Field = HTMLTextAreaElement;

interface Handlers {
  onFocus?: ((event: FocusEvent<Field>) => void) | undefined;
  onMouseDown?: ((event: MouseEvent<Field>) => void) | undefined;
}

/**
 * The caret of a text. When the focus first comes by keyboard, it is put behind the text: a browser puts it before a text
 * that was there from the start. In a text that is read-only, and after a press, it stays where the browser puts it.
 */
export function useCaret({ onFocus, onMouseDown }: Handlers) {
  // The element, because the preview replaces it, and the next one has a caret of its own.
  const known = useRef<Field>(null);
  const left = useRef<[number, number]>(undefined);
  return {
    handlers: {
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
    },
    /** Replaces the field by its preview, or the preview by the field: the focus returns to the caret as it was left. */
    toggle(around: Element | null, change: () => void) {
      const before = around?.querySelector("textarea");
      if (before) left.current = known.current === before ? placeIn(before) : undefined;
      flushSync(change);
      const field = before ? null : around?.querySelector("textarea");
      if (!field) return;
      if (left.current) {
        known.current = field;
        field.setSelectionRange(...left.current);
      }
      field.focus();
    },
  };
}

function placeIn({ selectionStart, selectionEnd }: Field): [number, number] {
  return [selectionStart, selectionEnd];
}
