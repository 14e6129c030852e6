import { ownValue, type QuestionSettings } from "@glossa/question-types/schema";
import type { Span } from "./documents";
import type { FileRecord } from "./file-record";
import { CodePoints } from "./texts";

/** Between the parts of one value. */
const separator = "; ";

/**
 * A value of a question as people read it: labels and texts as they are, ranks before their options (`1. fast; 2. cheap`),
 * spans as their texts with labels (`Ana (PERSON); Oslo (PLACE)`). Null without a value.
 */
export function plainValue(
  settings: QuestionSettings,
  value: unknown,
  { fields }: Pick<FileRecord, "fields">,
): string | number | null {
  if (typeof value === "string" || typeof value === "number") return value;
  if (!Array.isArray(value) || value.length === 0) return null;
  if (settings.type === "span") return spansIn(value, ownValue(fields, settings.field));
  if (settings.type === "ranking") return ranksIn(value);
  return value.join(separator);
}

function ranksIn(options: readonly { value: string; rank?: number | null }[]): string {
  return [...options]
    .sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
    .map(({ value, rank }) => (typeof rank === "number" ? `${rank}. ${value}` : value))
    .join(separator);
}

function spansIn(spans: readonly Span[], field: unknown): string {
  const text = new CodePoints(typeof field === "string" ? field : "");
  return [...spans]
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .map(({ start, end, label }) => `${text.between(start, end)} (${label})`)
    .join(separator);
}
