import type { FilledPart } from "@glossa/features/file-dataset";
import {
  type ColumnProfile,
  canBeId,
  type DatasetParts,
  extraMetadata,
  type FilePlan,
  type FileProfile,
  hasOwnIds,
  isField,
  isMetadata,
  planForDataset,
  planOfColumns,
} from "@glossa/files";
import { translate } from "../state/language";

type Kind = ColumnProfile["kind"];

const scalars: readonly Kind[] = ["text", "integer", "float"];

/** Which kinds of columns fill a field, a question or a metadata property of a type. */
const kinds: Record<Exclude<FilledPart["part"], "id" | "extra">, Record<string, readonly Kind[]>> = {
  field: { text: [...scalars, "image", "list", "other"], chat: ["chat"], image: ["image", "text"] },
  question: {
    label_selection: scalars,
    multi_label_selection: ["list", "text"],
    rating: ["integer"],
    text: scalars,
    span: ["spans"],
    ranking: ["list", "other"],
  },
  metadata: { terms: [...scalars, "list"], integer: ["integer"], float: ["integer", "float"] },
};

/** The parts of a dataset with the columns that fill them, as proposed for a plan. */
export function filledParts(
  guessed: FilePlan,
  parts: DatasetParts,
  { columns, rows, derivedIds }: Pick<FileProfile, "columns" | "rows" | "derivedIds">,
): FilledPart[] {
  const proposed = planForDataset(guessed, parts, { columns, derivedIds });
  const fitting = (part: keyof typeof kinds, type: string) => {
    const fit = Object.hasOwn(kinds[part], type) ? kinds[part][type] : undefined;
    return columns.filter(({ kind }) => fit?.includes(kind)).map(({ name }) => name);
  };
  return [
    ...parts.fields.map(({ name, title, required, settings }) => ({
      part: "field" as const,
      name,
      title,
      isRequired: required,
      column: proposed.columns.find((column) => isField(column) && column.name === name)?.column,
      columns: fitting("field", settings.type),
    })),
    ...parts.questions.map(({ name, title, required, settings }) => ({
      part: "question" as const,
      name,
      title,
      isRequired: required,
      column: proposed.questions.find((question) => question.name === name)?.column,
      columns: fitting("question", settings.type),
    })),
    ...parts.metadata.map(({ name, title, settings }) => ({
      part: "metadata" as const,
      name,
      title,
      isRequired: false,
      column: proposed.columns.find((column) => isMetadata(column) && column.name === name)?.column,
      columns: fitting("metadata", settings.type),
    })),
    ...extraMetadata(guessed, parts, columns).map(({ column, name, title }) => ({
      part: "extra" as const,
      name,
      title,
      isRequired: false,
      column,
      columns: [column],
    })),
    {
      part: "id" as const,
      name: "id",
      title: translate("files.idColumn"),
      isRequired: false,
      column: proposed.idColumn,
      columns: columns.filter((column) => canBeId(column, rows)).map(({ name }) => name),
    },
  ].filter(
    ({ column, columns: candidates, part }) =>
      part === "field" || column || candidates.length > 0 || (part === "id" && hasOwnIds(parts)),
  );
}

/** The plan by which chosen columns fill a dataset. */
export function planOfParts(
  filled: readonly FilledPart[],
  parts: DatasetParts,
  guessed: FilePlan,
  { columns }: Pick<FileProfile, "columns">,
): FilePlan {
  const chosen = (part: FilledPart["part"], name: string) =>
    filled.find((one) => one.part === part && one.name === name)?.column;
  return planOfColumns(
    {
      columnOf: chosen,
      idColumn: chosen("id", "id"),
      isExtra: (column) => chosen("extra", column) !== undefined,
    },
    parts,
    { plan: guessed, columns },
  );
}
