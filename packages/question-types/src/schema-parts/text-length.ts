import { z } from "zod";

/** Counts code points, as the server does; `length` counts an emoji twice. */
export function lengthInCodePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** A text of `min` to `max` code points. */
export function limitedText(min: number, max: number): z.ZodString {
  return z
    .string()
    .min(min)
    .superRefine((text, context) => {
      if (text.length > max && lengthInCodePoints(text) > max) {
        context.addIssue({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: text });
      }
    })
    .meta({ maxLength: max });
}
