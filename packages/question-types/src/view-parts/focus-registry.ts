import type { ValueOf } from "../schemas";

/** A span with its text: its label and its words. */
export interface SpanWithText {
  span: ValueOf<"span">[number];
  text: string;
}

/** Functions for the text in which a question is answered: they move the focus there, and show and take over spans. */
export interface FieldFocus {
  focusText: () => void;
  /** To what is marked in the text. */
  focusList: () => void;
  /** Frames spans in the text that are not part of the answer; undefined: none any more. */
  preview?: ((spans: ValueOf<"span"> | undefined) => void) | undefined;
  /**
   * Adds a span to the answer as if it were marked in the text, or removes it from there. Returns those that the added one
   * has replaced.
   */
  toggle?: ((span: ValueOf<"span">[number]) => readonly SpanWithText[]) | undefined;
}

// For as long as the page is open, per input element; the one that had the focus last comes first. A list of records has
// a text per row, and in focus mode the text of the next record replaces the previous one.
const registered = new Map<string, readonly FieldFocus[]>();
let focused: string | undefined;

/** Registers a text of the page. Returns a function that removes it. */
export function registerFieldFocus(inputId: string, focus: FieldFocus): () => void {
  registered.set(inputId, [...textsOf(inputId), focus]);
  return () => registered.set(inputId, without(inputId, focus));
}

function textsOf(inputId: string): readonly FieldFocus[] {
  return registered.get(inputId) ?? [];
}

function without(inputId: string, focus: FieldFocus): FieldFocus[] {
  return textsOf(inputId).filter((one) => one !== focus);
}

/**
 * The functions for the text of a question, if it is answered in a text of the page.
 *
 * @param inputId the id of the question's input
 * @example
 * fieldFocusOf("entities")?.focusList(); // moves to the spans of the article
 */
export function fieldFocusOf(inputId: string): FieldFocus | undefined {
  return textsOf(inputId)[0];
}

/** Records that the focus has come into a text of a question, or gone out of it. */
export function setFieldFocused(inputId: string, isFocused: boolean, focus: FieldFocus): void {
  if (!isFocused) {
    if (focused === inputId) focused = undefined;
    return;
  }
  focused = inputId;
  if (textsOf(inputId).includes(focus)) registered.set(inputId, [focus, ...without(inputId, focus)]);
}

/**
 * Whether the focus is in the text of a question, or was there when its record was replaced: the user
 * continues where they were.
 *
 * @param inputId the id of the question's input
 * @example
 * if (!isFieldFocused("entities")) fieldFocusOf("entities")?.focusText();
 */
export function isFieldFocused(inputId: string): boolean {
  return focused === inputId;
}
