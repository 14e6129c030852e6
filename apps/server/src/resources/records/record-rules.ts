import type { MetadataSettings } from "@glossa/contract";
import { fieldSchemaOf } from "@glossa/field-types/schema";
import { ownValue, quoted } from "@glossa/question-types/schema";
import type { DatasetSchema, SchemaField } from "../datasets/dataset-schema";

// Each rule returns the reason for a refusal, in the server's words, or undefined.

type Reason = string | undefined;

/** Validates the field values of a record. */
export function fieldsProblem(
  fields: Record<string, unknown> | null | undefined,
  schema: DatasetSchema,
): Reason {
  if (!fields || Object.keys(fields).length === 0) return "fields cannot be empty";
  const missing = schema.fields.find((field) => field.isRequired && ownValue(fields, field.name) == null);
  if (missing) return `missing required value for field: '${missing.name}'`;
  const known = new Set(schema.fields.map((field) => field.name));
  const unknown = Object.keys(fields).filter((name) => !known.has(name));
  if (unknown.length > 0) return `found fields values for non configured fields: ${quoted(unknown)}`;
  return firstReason(schema.fields, (field) => fieldValueProblem(field, ownValue(fields, field.name)));
}

function fieldValueProblem(field: SchemaField, value: unknown): Reason {
  if (value == null) return undefined;
  const { settings, name } = field;
  return fieldSchemaOf(settings.type).validate(value, settings, name)[0]?.message;
}

/** Validates the metadata of a record. */
export function metadataProblem(
  metadata: Record<string, unknown> | null | undefined,
  schema: DatasetSchema,
): Reason {
  return firstReason(Object.entries(metadata ?? {}), ([name, value]) => {
    if (value === null) return undefined;
    const property = schema.metadata.find((each) => each.name === name);
    if (!property) return undeclaredProblem(name, schema);
    const reason = metadataValueProblem(value, property.settings);
    return reason && `metadata is not valid: '${name}' metadata property validation failed because ${reason}`;
  });
}

function undeclaredProblem(name: string, { dataset }: DatasetSchema): Reason {
  if (dataset.allow_extra_metadata === 1) return undefined;
  const where = `for dataset '${dataset.public_id}' and extra metadata is not allowed for this dataset`;
  return `metadata is not valid: '${name}' metadata property does not exists ${where}`;
}

function metadataValueProblem(value: unknown, settings: MetadataSettings): Reason {
  if (settings.type !== "terms") return numberProblem(value, settings);
  const { values } = settings;
  if (!values) return undefined;
  const items = Array.isArray(value) ? value : [value];
  return firstReason(items, (item) =>
    values.includes(item) ? undefined : `'${item}' is not an allowed term.`,
  );
}

function numberProblem(value: unknown, settings: Exclude<MetadataSettings, { type: "terms" }>): Reason {
  // JSON does not distinguish 3 from 3.0, so a whole number is a valid float as well; booleans have always
  // counted as integers.
  const number = settings.type === "integer" && typeof value === "boolean" ? Number(value) : value;
  const isRightKind = settings.type === "integer" ? Number.isInteger(number) : typeof number === "number";
  if (!isRightKind)
    return `'${String(value)}' is not ${settings.type === "integer" ? "an integer" : "a float"}.`;
  // A float is formatted as one, although JSON does not distinguish it from a whole number.
  const shown = (each: unknown) =>
    settings.type === "float" && Number.isSafeInteger(each) ? `${each}.0` : `${each}`;
  const { min, max } = settings;
  if (min !== null && Number(number) < min)
    return `'${shown(value)}' is less than the minimum value of '${shown(min)}'.`;
  if (max !== null && Number(number) > max)
    return `'${shown(value)}' is greater than the maximum value of '${shown(max)}'.`;
  return undefined;
}

/** Validates the vectors of a record. */
export function vectorsProblem(
  vectors: Record<string, number[]> | null | undefined,
  schema: DatasetSchema,
): Reason {
  const reason = firstReason(Object.entries(vectors ?? {}), ([name, value]) => {
    const settings = schema.vectors.find((each) => each.name === name);
    if (!settings)
      return `vector with name=${name} does not exist for dataset_id=${schema.dataset.public_id}`;
    if (value.length !== settings.dimensions)
      return `vector value for vector name=${name} must have ${settings.dimensions} elements, got ${value.length} elements`;
    const isKept = value.every((each) => Number.isFinite(Math.fround(each)));
    return isKept ? undefined : `vector value for vector name=${name} has numbers beyond single precision`;
  });
  return reason && `record does not have valid vectors: ${reason}`;
}

/** The first reason that any of the items returns. */
export function firstReason<Item>(items: Iterable<Item>, judge: (item: Item) => Reason): Reason {
  for (const item of items) {
    const reason = judge(item);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
