/** A text direction. */
export type Direction = "ltr" | "rtl";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const letter = /\p{L}/u;

/** Only this many characters are examined, so that a megabyte is not read to its end. */
const ENOUGH = 20_000;

/** The direction of a letter. */
export function directionOfLetter(character: string): Direction {
  return rightToLeft.test(character) ? "rtl" : "ltr";
}

/**
 * The direction in which most letters of a text, or of its beginning, are written; a tie is left-to-right.
 *
 * @param text any text; of a long one only the beginning is read
 * @example
 * majorityDirection("سجل 12"); // "rtl"
 */
export function majorityDirection(text: string): Direction {
  let balance = 0;
  for (const character of text.slice(0, ENOUGH)) {
    if (letter.test(character)) balance += directionOfLetter(character) === "rtl" ? 1 : -1;
  }
  return balance > 0 ? "rtl" : "ltr";
}
