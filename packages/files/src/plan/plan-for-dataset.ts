import { ownValue } from "@glossa/question-types/schema";
import { type Problem, problemOf } from "../problem";
import type { ColumnProfile } from "./columns/column-profile";
import type { FileProfile } from "./columns/profile";
import { suggestionColumns } from "./columns/suggestion-columns";
import { usedColumns } from "./columns/used-columns";
import { type ColumnsWithIds, idColumnFor } from "./dataset-ids";
import type { DatasetParts } from "./dataset-parts";
import { extraMetadata } from "./extra-metadata";
import { type FilePlan, isField, type PlannedColumn } from "./file-plan";
import { filledQuestions } from "./filled-questions";
import { columnNamed, isSameName } from "./same-name";

/** The columns that fill the parts of a dataset, as a person has chosen them or as they were guessed. */
export interface FilledColumns {
  /** The column of a field, a question or a metadata property. */
  columnOf: (part: "field" | "question" | "metadata", name: string) => string | undefined;
  idColumn: string | undefined;
  /** Whether a column that fills nothing becomes metadata without a property, where the dataset allows that. */
  isExtra: (column: string) => boolean;
}

/** The columns of a file, and the plan that was guessed for a new dataset. */
export interface GuessedFile {
  plan: FilePlan;
  columns: readonly ColumnProfile[];
  objects?: FileProfile["objects"] | undefined;
}

/**
 * A plan for records of a dataset that exists: columns become its fields, questions and metadata of the same name. A
 * field also takes the only column of its type, a question the column whose values are its answers, and the ids come from
 * the column that has those of the records; the rest becomes metadata if the dataset allows more than it has properties for.
 *
 * @param plan as guessed from the file
 * @param parts of the dataset
 * @param file its columns, the ids derived from its first rows, and the column of the ids if it was chosen
 * @example
 * declare const plan: FilePlan;
 * declare const parts: DatasetParts;
 * planForDataset(plan, parts, { columns: [] }).questions.length; // as many as the dataset has
 */
export function planForDataset(
  plan: FilePlan,
  parts: DatasetParts,
  file: ColumnsWithIds & { chosenId?: string | undefined },
): FilePlan {
  const { columns, objects = {}, chosenId } = file;
  const fields = new Map(
    parts.fields.flatMap((field) =>
      entryOf(field.name, objectOfField(field, objects) ?? columnOfField(field, plan, parts)),
    ),
  );
  const metadata = new Map(
    parts.metadata.flatMap(({ name }) => entryOf(name, columnOfProperty(name, plan, [...fields.values()]))),
  );
  const questions = suggestionColumns(parts.questions, {
    guessed: plan,
    columns,
    fields: [...fields.values()],
    metadata: [...metadata.values()],
  });
  const chosen = { field: fields, metadata, question: questions };
  return planOfColumns(
    {
      columnOf: (part, name) => chosen[part].get(name),
      idColumn: chosenId ?? idColumnFor(plan, parts, file),
      isExtra: () => true,
    },
    parts,
    { plan, columns, objects },
  );
}

/**
 * The plan by which chosen columns fill a dataset.
 *
 * @param filled which column fills which part
 * @param parts of the dataset
 * @param file that has the columns
 * @example
 * declare const plan: FilePlan;
 * const nothing = { columnOf: () => undefined, idColumn: undefined, isExtra: () => false };
 * planOfColumns(nothing, { fields: [], questions: [], metadata: [] }, { plan, columns: [] });
 */
export function planOfColumns(
  { columnOf, idColumn, isExtra }: FilledColumns,
  parts: DatasetParts,
  { plan, columns, objects = {} }: GuessedFile,
): FilePlan {
  const fields = parts.fields.flatMap(({ name, title, required, settings }): PlannedColumn[] => {
    const column = columnOf("field", name);
    if (column === undefined) return [];
    const inner = settings.type === "custom" ? ownValue(objects, column) : undefined;
    return [
      { column, use: settings.type, name, title, isRequired: required, ...(inner && { parts: inner }) },
    ];
  });
  const metadata = parts.metadata.flatMap(({ name, title, settings }): PlannedColumn[] => {
    const column = columnOf("metadata", name);
    return column === undefined ? [] : [{ column, use: settings.type, name, title, isRequired: false }];
  });
  const filled: FilePlan = {
    idColumn,
    ...decisionsOf(plan),
    columns: [...fields, ...metadata],
    questions: filledQuestions(parts.questions, (name) => columnOf("question", name), plan, columns),
  };
  const used = usedColumns(filled);
  const extra = extraMetadata(plan, parts, columns).filter(
    ({ column }) => !used.has(column) && isExtra(column),
  );
  return { ...filled, columns: [...filled.columns, ...extra] };
}

function entryOf(name: string, column: string | undefined): [string, string][] {
  return column === undefined ? [] : [[name, column]];
}

/**
 * The decisions of a plan about the rows themselves, independent of what its columns become.
 *
 * @param plan of a file
 * @example
 * declare const plan: FilePlan;
 * const other: FilePlan = { columns: [], questions: [], idColumn: undefined, ...decisionsOf(plan) };
 */
export function decisionsOf({
  responses,
  answersReplace,
  decimals,
}: FilePlan): Pick<FilePlan, "responses" | "answersReplace" | "decimals"> {
  return {
    ...(responses && { responses }),
    ...(answersReplace && { answersReplace }),
    ...(decimals && { decimals }),
  };
}

/**
 * The problems of a plan for an existing dataset: each required field needs a column.
 *
 * @param plan as a person has changed it
 * @param parts of the dataset
 * @example
 * declare const plan: FilePlan;
 * declare const parts: DatasetParts;
 * missingFields(planForDataset(plan, parts, { columns: [] }), parts).length === 0; // the records can be appended
 */
export function missingFields(plan: FilePlan, parts: DatasetParts): Problem[] {
  const names = plan.columns.filter(isField).map(({ name }) => name);
  return parts.fields
    .filter(({ name, required }) => required && !names.includes(name))
    .map(({ name }) => problemOf("field_of_dataset_missing", { field: name }));
}

/** The objects of the file that are called like a custom field. */
function objectOfField(
  { name, settings }: DatasetParts["fields"][number],
  objects: NonNullable<FileProfile["objects"]>,
): string | undefined {
  return settings.type === "custom"
    ? Object.keys(objects).find((object) => isSameName(object, name))
    : undefined;
}

function columnOfField(
  { name, settings }: DatasetParts["fields"][number],
  plan: FilePlan,
  parts: DatasetParts,
): string | undefined {
  const named = columnNamed(plan.columns, ({ column }) => column, [name]);
  // A column that has the name of something else in the dataset is that, and not the text under another name.
  const others = [...parts.metadata, ...parts.questions].map((part) => part.name);
  const ofType = plan.columns.filter(
    (column) =>
      isField(column) &&
      column.use === settings.type &&
      !others.some((other) => isSameName(other, column.column)),
  );
  const isOnly = parts.fields.length === 1 && ofType.length === 1;
  return (named ?? (isOnly ? ofType[0] : undefined))?.column;
}

/** Also a column that would be a field of a new dataset, but fills none here. */
function columnOfProperty(name: string, plan: FilePlan, fields: readonly string[]): string | undefined {
  const open = plan.columns.filter(({ column }) => !fields.includes(column));
  // As the files of this server call it, where a question has the same name.
  const names = [`metadata ${name}`, `metadata.${name}`, name];
  return columnNamed(open, ({ column }) => column, names)?.column;
}
