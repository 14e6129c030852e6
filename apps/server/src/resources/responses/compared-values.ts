import { createHash } from "node:crypto";
import { type Value, valueKey } from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../datasets/dataset-schema";

/** Types of questions whose values are not found by search, but are compared with those of others. */
export const comparedTypes: readonly string[] = ["text", "span", "ranking"];

/**
 * The index row by which the submitted response to a question is compared with others: a digest, because a text can be long.
 * Empty if the question has rows for search, by which its responses are compared as well.
 */
export function comparedValuesOf(
  { settings }: Pick<SchemaQuestion, "settings">,
  value: Value,
): { txt: string; num: null }[] {
  return comparedTypes.includes(settings.type) ? [{ txt: digestOf(settings.type, value), num: null }] : [];
}

function digestOf(type: string, value: Value): string {
  return createHash("sha256").update(valueKey(type, value)).digest("base64url").slice(0, 22);
}
