/** Functions that move the focus into the text in which a question is answered. */
export interface FieldWays {
  focusText: () => void;
  /** To what is marked in the text. */
  focusList: () => void;
}

// For as long as the page is open, per input element. The text of the next record replaces the previous one.
const ways = new Map<string, FieldWays>();
let inside: string | undefined;

/** Registers a text of the page. Returns a function that removes it. */
export function offerWays(inputId: string, offered: FieldWays): () => void {
  ways.set(inputId, offered);
  return () => {
    if (ways.get(inputId) === offered) ways.delete(inputId);
  };
}

/** The functions for the text of a question, if it is answered in a text of the page. */
export function waysOf(inputId: string): FieldWays | undefined {
  return ways.get(inputId);
}

/** Notes that the focus has come into the text of a question, or gone out of it. */
export function noteInside(inputId: string, isInside: boolean): void {
  if (isInside) inside = inputId;
  else if (inside === inputId) inside = undefined;
}

/**
 * Whether the focus is in the text of a question, or was there when its record was replaced: the user
 * continues where they were.
 */
export function isInside(inputId: string): boolean {
  return inside === inputId;
}
