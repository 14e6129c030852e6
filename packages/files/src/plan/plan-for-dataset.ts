import type { Field, MetadataProperty, Question } from "@glossa/contract";
import { type Problem, problemOf } from "../problem";
import { type FilePlan, isField, type PlannedColumn, type PlannedQuestion } from "./file-plan";

/** The parts of a dataset that records must fit. */
export interface DatasetParts {
  fields: readonly Pick<Field, "name" | "title" | "required" | "settings">[];
  questions: readonly Pick<Question, "name" | "title" | "description" | "required" | "settings">[];
  metadata: readonly Pick<MetadataProperty, "name" | "title" | "settings">[];
}

/**
 * A plan for records of a dataset that exists: columns become its fields, questions and metadata of the same name; a
 * field or question also takes the only column of its type.
 *
 * @param plan as guessed from the file
 * @param parts of the dataset
 * @example
 * declare const plan: FilePlan;
 * declare const parts: DatasetParts;
 * planForDataset(plan, parts).questions.length; // as many as the dataset has
 */
export function planForDataset(plan: FilePlan, parts: DatasetParts): FilePlan {
  const fields = parts.fields.flatMap((field) => plannedField(field, plan, parts));
  const properties = parts.metadata.flatMap((property) => plannedProperty(property, plan));
  const used = [...fields, ...properties].map(({ column }) => column);
  const others = plan.columns.filter(({ column }) => !used.includes(column));
  return {
    idColumn: plan.idColumn,
    ...decisionsOf(plan),
    columns: [...fields, ...properties, ...others.map((column) => ({ ...column, use: "none" as const }))],
    questions: parts.questions.map((question) => plannedQuestion(question, plan, parts)),
  };
}

/**
 * What a plan says of the rows themselves, whatever its columns become.
 *
 * @param plan of a file
 * @example
 * declare const plan: FilePlan;
 * const other: FilePlan = { columns: [], questions: [], idColumn: undefined, ...decisionsOf(plan) };
 */
export function decisionsOf({ responses, decimals }: FilePlan): Pick<FilePlan, "responses" | "decimals"> {
  return { ...(responses && { responses }), ...(decimals && { decimals }) };
}

/**
 * What a plan for an existing dataset lacks: each required field needs a column.
 *
 * @param plan as a person has changed it
 * @param parts of the dataset
 * @example
 * declare const plan: FilePlan;
 * declare const parts: DatasetParts;
 * missingFields(planForDataset(plan, parts), parts).length === 0; // the records can be appended
 */
export function missingFields(plan: FilePlan, parts: DatasetParts): Problem[] {
  const names = plan.columns.filter(isField).map(({ name }) => name);
  return parts.fields
    .filter(({ name, required }) => required && !names.includes(name))
    .map(({ name }) => problemOf("field_of_dataset_missing", { field: name }));
}

function plannedField(
  field: DatasetParts["fields"][number],
  plan: FilePlan,
  parts: DatasetParts,
): PlannedColumn[] {
  const { type } = field.settings;
  if (type === "custom") return [];
  const named = plan.columns.find(({ column }) => isSameName(column, field.name));
  const ofType = plan.columns.filter((column) => isField(column) && column.use === type);
  const isOnly = parts.fields.length === 1 && ofType.length === 1;
  const column = named ?? (isOnly ? ofType[0] : undefined);
  if (!column) return [];
  return [
    { column: column.column, use: type, name: field.name, title: field.title, isRequired: field.required },
  ];
}

function plannedProperty(
  { name, title, settings }: DatasetParts["metadata"][number],
  plan: FilePlan,
): PlannedColumn[] {
  const column = plan.columns.find((each) => !isField(each) && isSameName(each.column, name));
  return column ? [{ column: column.column, use: settings.type, name, title, isRequired: false }] : [];
}

function plannedQuestion(
  question: DatasetParts["questions"][number],
  plan: FilePlan,
  parts: DatasetParts,
): PlannedQuestion {
  const { name, title, description, required, settings } = question;
  const isOfType = (each: { settings: { type: string } }) => each.settings.type === settings.type;
  const candidates = plan.questions.filter((each) => isOfType(each) && each.column !== undefined);
  const isOnly = candidates.length === 1 && parts.questions.filter(isOfType).length === 1;
  // Of a column with the name of the question, the dataset knows the type; it may have been guessed differently.
  const column = plan.columns.find((each) => !isField(each) && isSameName(each.column, name))?.column;
  const found =
    column === undefined
      ? isOnly
        ? candidates[0]
        : undefined
      : plan.questions.find((planned) => planned.column === column);
  return {
    name,
    title,
    description,
    isRequired: required,
    settings,
    column: column ?? found?.column,
    scoreColumn: found?.scoreColumn,
    agentColumn: found?.agentColumn,
    ...(found?.unit && { unit: found.unit }),
  };
}

function isSameName(left: string, right: string): boolean {
  return left.localeCompare(right, "en", { sensitivity: "base" }) === 0;
}
