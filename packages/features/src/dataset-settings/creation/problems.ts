import { lengthInCodePoints } from "@glossa/question-types/schema";
import { draftIssues } from "@glossa/question-types/settings";
import { titleProblem } from "../parts/drafts";
import { guidelinesProblem, isMinSubmittedValid } from "../rules";
import type { NewDataset, NewField, NewPart, NewProperty, NewVector, PropertySettings } from "./new-dataset";

/** The tabs of the page on which a dataset is prepared. */
export const creationTabs = ["general", "guidelines", "fields", "questions", "metadata", "vector"] as const;

/** A tab of the page on which a dataset is prepared. */
export type CreationTab = (typeof creationTabs)[number];

/** The most characters of the name of a dataset or a part. */
export const MOST_NAME = 200;

/** The most vectors of a dataset. */
export const MOST_VECTORS = 5;

/** The most terms that a metadata property lists. */
export const MOST_TERMS = 250;

/** Why the name of a part cannot be used, if so. */
export function nameProblem(
  part: NewPart,
  parts: readonly NewPart[],
): "required" | "tooLong" | "taken" | "reserved" | undefined {
  const name = part.name.trim();
  if (name === "") return "required";
  if (lengthInCodePoints(name) > MOST_NAME) return "tooLong";
  // The server refuses this key of an object.
  if (name === "__proto__") return "reserved";
  return parts.some((other) => other.key !== part.key && other.name.trim() === name) ? "taken" : undefined;
}

/** Why the name of a dataset cannot be used, if so; whether it is taken is known to the server. */
export function datasetNameProblem(name: string): "required" | "tooLong" | undefined {
  if (name.trim() === "") return "required";
  return lengthInCodePoints(name.trim()) > MOST_NAME ? "tooLong" : undefined;
}

/** What is missing in the list of questions or fields as a whole, if anything. */
export function listProblem(
  dataset: NewDataset,
  tab: CreationTab,
): "noFields" | "noQuestions" | "noRequired" | "manyVectors" | undefined {
  if (tab === "fields" && dataset.fields.length === 0) return "noFields";
  if (tab === "vector" && dataset.vectors.length > MOST_VECTORS) return "manyVectors";
  if (tab !== "questions") return undefined;
  if (dataset.questions.length === 0) return "noQuestions";
  return dataset.questions.some(({ isRequired }) => isRequired) ? undefined : "noRequired";
}

/** The fields that can be marked in, and those in which a question other than the given one marks. */
export function questionContext({ fields, questions }: NewDataset, key: number) {
  return {
    textFields: fields
      .filter(({ settings }) => settings.type === "text")
      .map(({ name, title }) => ({ name: name.trim(), title: title.trim() || name.trim() })),
    takenFields: questions.flatMap((question) =>
      question.key !== key && question.settings.type === "span" ? [question.settings.field] : [],
    ),
  };
}

/** Why the template of a field cannot be used, if so. */
export function templateProblem({ settings }: NewField): "required" | undefined {
  return settings.type === "custom" && settings.template.trim() === "" ? "required" : undefined;
}

/** Why the values that a metadata property takes cannot be used, if so. */
export function valuesProblem(settings: PropertySettings): "range" | "manyTerms" | undefined {
  if (settings.type === "terms") return (settings.values?.length ?? 0) > MOST_TERMS ? "manyTerms" : undefined;
  const { min, max } = settings;
  return min !== null && max !== null && min >= max ? "range" : undefined;
}

/** How many things on a tab prevent the dataset from being published. */
export function countProblems(dataset: NewDataset, tab: CreationTab): number {
  return count([listProblem(dataset, tab), ...problemsOn[tab](dataset)]);
}

const problemsOn: Record<CreationTab, (dataset: NewDataset) => unknown[]> = {
  general: ({ name, workspaceId, minSubmitted }) => [
    datasetNameProblem(name),
    workspaceId === undefined,
    !isMinSubmittedValid(minSubmitted),
  ],
  guidelines: ({ guidelines }) => [guidelinesProblem(guidelines) === "tooLong"],
  fields: ({ fields }) =>
    fields.flatMap((field) => [
      nameProblem(field, fields),
      titleProblem(field.title, false),
      templateProblem(field),
    ]),
  questions: (dataset) =>
    dataset.questions.flatMap((question) => [
      nameProblem(question, dataset.questions),
      ...draftIssues(question, questionContext(dataset, question.key)),
    ]),
  metadata: ({ metadata }) => metadata.flatMap((property) => propertyProblems(property, metadata)),
  vector: ({ vectors }) => vectors.flatMap((vector) => vectorProblems(vector, vectors)),
};

/** What is wrong with a metadata property, if anything. */
export function propertyProblems(property: NewProperty, all: readonly NewProperty[]): unknown[] {
  return [nameProblem(property, all), titleProblem(property.title, false), valuesProblem(property.settings)];
}

/** What is wrong with a vector, if anything. */
export function vectorProblems(vector: NewVector, all: readonly NewVector[]): unknown[] {
  return [nameProblem(vector, all), titleProblem(vector.title, false), vector.dimensions === undefined];
}

function count(problems: readonly unknown[]): number {
  return problems.filter(Boolean).length;
}
