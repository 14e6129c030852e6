import type { DatasetRecord, DatasetResponse, Suggestion } from "@glossa/contract";
import type { FieldSettings } from "@glossa/field-types/schema";
import { ownValue, type QuestionSettings } from "@glossa/question-types/schema";
import type { DatasetSchema, SchemaMetadata, SchemaQuestion } from "../datasets/dataset-schema";

/** A column type in the hub's notation. */
export type Feature = unknown;

/** One column of an export: its type in the hub's notation, and how a record fills it. */
export interface Column {
  name: string;
  feature: Feature;
  /** The part of a record that it contains. */
  part?: "record" | "field" | "question" | "metadata" | "vector";
  of(record: DatasetRecord): unknown;
}

/** A column of one number or text. */
export const value = (dtype: string) => ({ dtype, _type: "Value" });
/** A column of texts. */
export const text = value("string");
/** A column of lists. */
export const list = (feature: Feature) => ({ feature, _type: "List" });

/** The columns of an export that are not in a schema. */
interface ExportChoices {
  /** The columns for the answers to a question. Default: those of all responses. */
  answers?: (question: SchemaQuestion) => Column[];
  /** The names of metadata without a property that get a column. Default: none. */
  extraMetadata?: readonly string[];
}

/** The columns of an export. `pictures`: image fields of which every value is a picture, not a web address. */
export function exportColumns(
  schema: DatasetSchema,
  pictures: ReadonlySet<string>,
  { answers = responseColumns, extraMetadata = [] }: ExportChoices = {},
): Column[] {
  const columns = [
    ...recordColumns.map((column) => ({ ...column, part: "record" as const })),
    ...schema.fields.map(({ name, settings }) => ({
      name,
      part: "field" as const,
      feature: fieldFeature(settings, pictures.has(name)),
      of: ({ fields }: DatasetRecord) => ownValue(fields, name),
    })),
    ...schema.questions.flatMap((question) =>
      [...answers(question), ...suggestionColumns(question)].map((column) => ({
        ...column,
        part: "question" as const,
      })),
    ),
    ...schema.metadata.map(metadataColumn),
    ...extraMetadata.map(extraMetadataColumn),
    ...schema.vectors.map(({ name }) => ({
      name: `vector.${name}`,
      part: "vector" as const,
      feature: list(value("float64")),
      of: ({ vectors }: DatasetRecord) => ownValue(vectors, name),
    })),
  ];
  const seen = new Set<string>();
  return columns.map((column) => {
    // A field may have the name of a column that every export has.
    const name = seen.has(column.name) ? `field.${column.name}` : column.name;
    seen.add(name);
    return { ...column, name };
  });
}

const recordColumns: Column[] = [
  { name: "id", feature: text, of: (record) => record.external_id },
  { name: "status", feature: text, of: (record) => record.status },
  { name: "inserted_at", feature: value("timestamp[us]"), of: (record) => record.inserted_at },
  { name: "updated_at", feature: value("timestamp[us]"), of: (record) => record.updated_at },
  { name: "_server_id", feature: text, of: (record) => record.id },
];

function fieldFeature({ type }: FieldSettings, isPicture: boolean): Feature {
  if (type === "image" && isPicture) return { _type: "Image" };
  return type === "chat" ? list({ role: text, content: text }) : text;
}

/** The columns for all responses to a question. */
export function responseColumns({ name, settings }: SchemaQuestion): Column[] {
  const answers = <Answer>(take: (response: DatasetResponse) => Answer) => ({
    of: ({ responses = [] }: DatasetRecord) => (responses.length > 0 ? responses.map(take) : null),
  });
  return [
    {
      name: `${name}.responses`,
      feature: list(valueFeature(settings)),
      ...answers(({ values }) => ownValue(values ?? {}, name)?.value ?? null),
    },
    { name: `${name}.responses.users`, feature: list(text), ...answers(({ user_id: id }) => id) },
    { name: `${name}.responses.status`, feature: list(text), ...answers(({ status }) => status) },
  ];
}

function suggestionColumns({ name, publicId, settings }: SchemaQuestion): Column[] {
  const feature = valueFeature(settings);
  const suggested = <Part>(take: (suggestion: Suggestion) => Part) => ({
    of: ({ suggestions = [] }: DatasetRecord) => {
      const found = suggestions.find(({ question_id: id }) => id === publicId);
      return found ? take(found) : null;
    },
  });
  const isList = Array.isArray(feature) || (feature as { _type?: string })._type === "List";
  const score = isList ? list(value("float64")) : value("float64");
  return [
    { name: `${name}.suggestion`, feature, ...suggested((suggestion) => suggestion.value) },
    { name: `${name}.suggestion.agent`, feature: text, ...suggested(({ agent }) => agent) },
    { name: `${name}.suggestion.score`, feature: score, ...suggested((suggestion) => suggestion.score) },
  ];
}

/** The type of the answers to a question, in the hub's notation. */
export function valueFeature(settings: QuestionSettings): Feature {
  switch (settings.type) {
    case "label_selection":
      return classLabel(settings.options);
    case "multi_label_selection":
      return list(classLabel(settings.options));
    case "rating":
      return value("int32");
    case "ranking":
      return list({ value: text, rank: value("int32") });
    case "span":
      return list({ start: value("int32"), end: value("int32"), label: text });
    default:
      return text;
  }
}

function classLabel(options: readonly { value: string }[]): Feature {
  return { names: options.map((option) => option.value), _type: "ClassLabel" };
}

const metadataDtypes = { integer: value("int64"), float: value("float64"), terms: list(text) };

function metadataColumn({ name, settings }: SchemaMetadata): Column {
  return {
    name: `metadata.${name}`,
    part: "metadata",
    feature: metadataDtypes[settings.type],
    of: ({ metadata }) => ownValue(metadata ?? {}, name),
  };
}

/** The expected type is unknown: texts stay as they are, others are JSON. */
function extraMetadataColumn(name: string): Column {
  return {
    name: `metadata.${name}`,
    part: "metadata",
    feature: text,
    of: ({ metadata }) => {
      const found = ownValue(metadata ?? {}, name) ?? null;
      return found === null || typeof found === "string" ? found : JSON.stringify(found);
    },
  };
}
