import type { UpsertedRecord } from "@glossa/contract";
import type { FieldValue } from "@glossa/field-types/schema";
import { ownValue, type Value } from "@glossa/question-types/schema";
import { textOf } from "../../hub/decode-cell.mjs";
import type { DatasetSchema, SchemaMetadata, SchemaQuestion } from "../datasets/dataset-schema";

interface Pair {
  source: string;
  target: string;
}

/** Which columns become which parts of records. */
export interface RowMapping {
  fields: readonly Pair[];
  metadata?: readonly Pair[] | null | undefined;
  suggestions?: readonly Pair[] | null | undefined;
  external_id?: string | null | undefined;
}

/** The columns that a mapping reads. */
export function columnsOf({ fields, metadata, suggestions, external_id: externalId }: RowMapping): string[] {
  const pairs = [...fields, ...(metadata ?? []), ...(suggestions ?? [])];
  return [...new Set([...pairs.map(({ source }) => source), ...(externalId ? [externalId] : [])])];
}

type Row = Record<string, unknown>;

/** The external id of a row: that of its column, otherwise one made of the split and the row's number. */
export function externalIdOf(row: Row, mapping: RowMapping, split: string, number: number): string {
  const value = mapping.external_id ? ownValue(row, mapping.external_id) : null;
  const text = value === null || value === undefined ? "" : textOf(value);
  return text === "" ? `${split}_${number}` : text;
}

/**
 * A decoded row as a record. Targets that the dataset does not have are left out, as are cells without a value; where
 * two columns have one target, the later one wins.
 */
export function recordOf(row: Row, mapping: RowMapping, schema: DatasetSchema): UpsertedRecord {
  const fields = targets(row, mapping.fields, schema.fields, (value, { settings }) =>
    settings.type === "text" ? textOf(value) : value,
  );
  const metadata = targets(row, mapping.metadata, schema.metadata, metadataValue);
  const suggestions = targets(row, mapping.suggestions, schema.questions, suggestedValue);
  return {
    fields: Object.fromEntries(fields.map(([{ name }, value]) => [name, value as FieldValue])),
    ...(metadata.length > 0 && {
      metadata: Object.fromEntries(metadata.map(([{ name }, value]) => [name, value])),
    }),
    suggestions: suggestions.map(([{ publicId }, value]) => ({
      question_id: publicId,
      value: value as Value,
      score: null,
      agent: null,
      type: null,
    })),
  };
}

function targets<Target extends { name: string }>(
  row: Row,
  pairs: readonly Pair[] | null | undefined,
  known: readonly Target[],
  cast: (value: unknown, target: Target) => unknown,
): [Target, unknown][] {
  const byTarget = new Map<Target, unknown>();
  for (const { source, target: name } of pairs ?? []) {
    const target = known.find((one) => one.name === name);
    const value = ownValue(row, source);
    if (target && !isEmpty(value)) byTarget.set(target, cast(value, target));
  }
  return [...byTarget];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function metadataValue(value: unknown, { settings }: SchemaMetadata): unknown {
  if (settings.type !== "terms") return value;
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}

function suggestedValue(value: unknown, { settings }: SchemaQuestion): unknown {
  if (settings.type === "text" || settings.type === "label_selection") return textOf(value);
  if (settings.type === "multi_label_selection") return (Array.isArray(value) ? value : [value]).map(textOf);
  if (settings.type === "rating") return wholeNumber(value);
  return value;
}

function wholeNumber(value: unknown): unknown {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? Math.trunc(number) : value;
}
