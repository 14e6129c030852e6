import type { HubCell, HubRow } from "@glossa/contract/hub";
import type { FilledDataset, FilledResult } from "@glossa/features/file-dataset";
import {
  type DatasetParts,
  type FilePlan,
  hasOwnIds,
  isField,
  leftColumns,
  type PlannedColumn,
  peopleNotices,
  recordOfRow,
} from "@glossa/files";
import { questionOf, shownUse } from "./file-table";
import { noteWords } from "./file-words";
import { filledParts, planOfParts } from "./filled-parts";
import { type FileSource, usesOfAnswers } from "./use-files";

/** A dataset with the columns of files that fill it, and the result of another choice of them. */
export function filledDataset(
  source: Pick<FileSource, "files" | "plan" | "profile" | "first" | "known" | "notices">,
  dataset: DatasetParts,
): FilledDataset {
  const { plan: guessed, profile, known, notices } = source;
  return {
    parts: filledParts(guessed, dataset, profile),
    hasOwnIds: hasOwnIds(dataset),
    resultOf: (parts, areResponses = !guessed.answersReplace) => {
      const plan = {
        ...planOfParts(parts, dataset, guessed, profile),
        ...usesOfAnswers(known, areResponses),
      };
      const filled = planOfParts(
        parts.filter(({ part }) => part !== "extra"),
        dataset,
        guessed,
        profile,
      );
      return {
        unused: leftColumns(filled, profile.columns),
        notes: noteWords([...notices, ...peopleNotices(profile, plan)], profile),
        ...shownIn(plan, source),
      };
    },
  };
}

/** The first record of a plan as annotators will see it. */
function shownIn(
  plan: FilePlan,
  { files, first }: Pick<FileSource, "files" | "first">,
): Omit<FilledResult, "unused" | "notes"> {
  const fields = plan.columns.filter(isField);
  const questions = plan.questions.map((question, key) => ({
    ...questionOf(question, key),
    // A question may have the name of a field.
    column: suggestionCell(question.name),
  }));
  return {
    fields: fields.map(({ name, title, use }) => ({ name, title, use: shownUse(use), type: typeOf(use) })),
    questions,
    row: first && rowOf(plan, recordOf(plan, first, files[0]?.name ?? "")),
  };
}

type First = NonNullable<FileSource["first"]>;

function recordOf(plan: FilePlan, first: First, name: string) {
  // While a field has no column, the preview shows the rest of the record.
  const columns = plan.columns.map((column) => ({ ...column, isRequired: false }));
  const result = recordOfRow(first, { ...plan, columns }, name);
  return "record" in result ? result.record : undefined;
}

function rowOf(plan: FilePlan, record: ReturnType<typeof recordOf>): HubRow {
  const valueIn = (values: Readonly<Record<string, unknown>> = {}, name: string) =>
    Object.hasOwn(values, name) ? values[name] : null;
  const suggestions = record?.suggestions ?? {};
  return Object.fromEntries([
    ...plan.columns.filter(isField).map(({ name, use }) => {
      const cell = cellOf(valueIn(record?.fields, name));
      return [name, use === "custom" && cell.value !== null ? { ...cell, value: cell.text } : cell] as const;
    }),
    ...Object.entries(suggestions).map(([name, { value }]) => [suggestionCell(name), cellOf(value)] as const),
  ]);
}

const suggestionCell = (question: string) => `suggestion for ${question}`;

function cellOf(value: unknown): HubCell {
  return { value, text: typeof value === "string" ? value : JSON.stringify(value), isTruncated: false };
}

function typeOf(use: PlannedColumn["use"]) {
  return use === "image" || use === "chat" ? { kind: use } : { kind: "string" as const };
}
