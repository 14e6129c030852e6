/** A text direction. */
export type Direction = "ltr" | "rtl";

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/** Only this many characters are examined, so that a megabyte is not read to its end. */
const ENOUGH = 20_000;

/** The direction of a letter. */
export function directionOfLetter(character: string): Direction {
  return rightToLeft.test(character) ? "rtl" : "ltr";
}

/** Web and mail addresses, which are written in Latin letters within any text. */
const address = /(?:https?:\/\/|www\.)[!-~]+|[\w.+-]{1,64}@[\w.-]+/g;

/**
 * The direction in which most letters of a text, or of its beginning, are written; a tie is left-to-right. Addresses do
 * not count. Undefined for a text without letters, which has the direction of the text around it.
 *
 * @param text any text; of a long one only the beginning is read
 * @param around the direction of the whole, for a paragraph of a text: in a right-to-left text, which may be full of Latin
 * names, a third of the letters is enough
 * @example
 * letterDirection("20 %"); // undefined
 */
export function letterDirection(text: string, around?: Direction): Direction | undefined {
  const beginning = text.slice(0, ENOUGH);
  // Most texts have no such letter, which is known faster than by counting.
  if (isLeftToRight(beginning)) return letter.test(beginning) ? "ltr" : undefined;
  const counts = { ltr: 0, rtl: 0 };
  for (const character of beginning.replace(address, " ")) {
    if (letter.test(character)) counts[directionOfLetter(character)] += 1;
  }
  if (counts.ltr + counts.rtl === 0) return undefined;
  const isRightToLeft = around === "rtl" ? 2 * counts.rtl >= counts.ltr : counts.rtl > counts.ltr;
  return isRightToLeft ? "rtl" : "ltr";
}

/**
 * The direction of a whole text or of a line by itself: that of most of its letters, left-to-right without letters.
 *
 * @param text any text; of a long one only the beginning is read
 * @example
 * majorityDirection("سجل 12"); // "rtl"
 */
export function majorityDirection(text: string): Direction {
  return letterDirection(text) ?? "ltr";
}

/** Whether no letter of a text is written from right to left. */
export function isLeftToRight(text: string): boolean {
  return !rightToLeft.test(text);
}
