import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { ownProperty } from "./own-property";

const uuidPattern =
  /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** An id in any spelling of a UUID; parsing writes it the one way in which it is stored. */
export const uuid = z
  .string()
  .meta({ format: "uuid" })
  .transform((text, context) => {
    const parts = uuidPattern.exec(text)?.slice(1);
    if (parts) return parts.join("-").toLowerCase();
    context.addIssue({ code: "invalid_format", format: "uuid", input: text });
    return z.NEVER;
  });

/** A time in the format of the API: UTC, microseconds, no zone. */
export const timestamp = z.string();

/**
 * Turns a timestamp of the API, which carries no zone but means UTC, into a Date.
 *
 * @param text a timestamp as the API returns it
 * @example
 * parseTimestamp("2026-03-01T09:30:00.000000").toISOString(); // "2026-03-01T09:30:00.000Z"
 */
export function parseTimestamp(text: string): Date {
  return new Date(/[zZ]$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
}

/** The name of a field, a question, a metadata property or a vector: records carry their values under it. */
export const entityName = limitedText(1, 200).refine((name) => name !== "__proto__", {
  error: "The name `__proto__` can't be a key of a record: choose another one",
});

/** How a whole number is written where it is a text. */
export const wholeNumberText = /^\s*[+-]?\d+\s*$/;

/** A whole number, also written as text: addresses and forms know nothing else. */
export function wholeNumber(rule: z.ZodInt | z.ZodNumber) {
  const written = z.string().regex(wholeNumberText).transform(Number);
  return z.union([z.number(), written]).pipe(rule);
}

/** The response of every list without pages. */
export function itemsOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item) });
}

/** A body of changes: only keys that are present count, and some of them must not be null. */
export function changes<Schema extends z.ZodObject>(schema: Schema, neverNull: readonly string[]) {
  const checked = z.preprocess((body, context) => {
    const nulls = neverNull.filter((key) => ownProperty(body, key) === null);
    if (nulls.length === 0) return body;
    const message = `The following keys must have non-null values: ${nulls.join(", ")}`;
    context.addIssue({ code: "custom", message, input: body });
    return z.NEVER;
  }, schema);
  // A preprocessed schema loses the type of its input; the check above narrows nothing, so it is the schema's own input.
  return checked as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

/** A query parameter that may occur once or several times. */
export const repeatable = z.union([z.array(z.string()), z.string().transform((text) => [text])]);

/** The requested part of a list of records. */
export const page = {
  offset: wholeNumber(z.int()).default(0),
  limit: wholeNumber(z.int().min(1).max(1000)).default(50),
};
