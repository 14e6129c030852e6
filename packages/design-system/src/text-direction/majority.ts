/** A direction of writing. */
export type Direction = "ltr" | "rtl";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const letter = /\p{L}/u;

/** The direction in which most letters of a text are written; a tie is left-to-right. */
export function majorityDirection(text: string): Direction {
  let balance = 0;
  for (const character of text) {
    if (letter.test(character)) balance += rightToLeft.test(character) ? 1 : -1;
  }
  return balance > 0 ? "rtl" : "ltr";
}
