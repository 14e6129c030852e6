import { z } from "zod";

/**
 * Counts code points, as the server does; `length` counts an emoji twice.
 *
 * @param text any text
 * @example
 * lengthInCodePoints("Thanks 👍"); // 8
 */
export function lengthInCodePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (!isHigh(text.charCodeAt(at)) || !isLow(text.charCodeAt(at + 1))) continue;
    pairs += 1;
    at += 1;
  }
  return text.length - pairs;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Whether a text has more than `max` code points: each takes one or two units of UTF-16, so most need no counting. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || lengthInCodePoints(text) > max);
}

/**
 * A text of `min` to `max` code points.
 *
 * @param min the fewest code points
 * @param max the most code points
 * @example
 * limitedText(1, 200).safeParse("").success; // false
 */
export function limitedText(min: number, max: number): z.ZodString {
  return z
    .string()
    .min(min)
    .superRefine((text, context) => {
      if (isLonger(text, max)) {
        context.addIssue({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: text });
      }
    })
    .meta({ maxLength: max });
}
