/** Ways into the text in which a question is answered. */
export interface FieldWays {
  focusText: () => void;
  /** To what is marked in the text. */
  focusList: () => void;
}

// As long as the page is open, per element that answers. The text of the next record takes the place of the last one.
const ways = new Map<string, FieldWays>();
let inside: string | undefined;

/** Tells of a text that is on the page now, until the answer is called. */
export function offerWays(answerId: string, offered: FieldWays): () => void {
  ways.set(answerId, offered);
  return () => {
    if (ways.get(answerId) === offered) ways.delete(answerId);
  };
}

/** The ways into the text of a question, where it is answered in one that is on the page. */
export function waysOf(answerId: string): FieldWays | undefined {
  return ways.get(answerId);
}

/** Notes that the focus has come into the text of a question, or gone out of it. */
export function noteInside(answerId: string, isInside: boolean): void {
  if (isInside) inside = answerId;
  else if (inside === answerId) inside = undefined;
}

/**
 * Whether the focus is in the text of a question, or was there when a record went out of sight with it: the person
 * goes on where they were.
 */
export function isInside(answerId: string): boolean {
  return inside === answerId;
}
