/** Functions that move the focus into the text in which a question is answered. */
export interface FieldFocus {
  focusText: () => void;
  /** To what is marked in the text. */
  focusList: () => void;
}

// For as long as the page is open, per input element. The text of the next record replaces the previous one.
const registered = new Map<string, FieldFocus>();
let focused: string | undefined;

/** Registers a text of the page. Returns a function that removes it. */
export function registerFieldFocus(inputId: string, focus: FieldFocus): () => void {
  registered.set(inputId, focus);
  return () => {
    if (registered.get(inputId) === focus) registered.delete(inputId);
  };
}

/**
 * The functions for the text of a question, if it is answered in a text of the page.
 *
 * @example
 * fieldFocusOf("entities")?.focusList(); // moves to the spans of the article
 */
export function fieldFocusOf(inputId: string): FieldFocus | undefined {
  return registered.get(inputId);
}

/** Records that the focus has come into the text of a question, or gone out of it. */
export function setFieldFocused(inputId: string, isFocused: boolean): void {
  if (isFocused) focused = inputId;
  else if (focused === inputId) focused = undefined;
}

/**
 * Whether the focus is in the text of a question, or was there when its record was replaced: the user
 * continues where they were.
 *
 * @example
 * if (!isFieldFocused("entities")) fieldFocusOf("entities")?.focusText();
 */
export function isFieldFocused(inputId: string): boolean {
  return focused === inputId;
}
