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
  field: {
    text: [...scalars, "image", "list", "other"],
    chat: ["chat"],
    image: ["image", "text"],
    custom: ["text"],
  },
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
  {
    columns,
    objects = {},
    rows,
    derivedIds,
  }: Pick<FileProfile, "columns" | "objects" | "rows" | "derivedIds">,
): FilledPart[] {
  const proposed = planForDataset(guessed, parts, { columns, objects, derivedIds });
  const fitting = (part: keyof typeof kinds, type: string, column: string | undefined) => {
    const fit = Object.hasOwn(kinds[part], type) ? kinds[part][type] : undefined;
    // What is proposed can be seen and changed, such as numbers among which one is a word.
    const fitted = columns.filter(({ kind, name }) => fit?.includes(kind) || name === column);
    return [...(type === "custom" ? Object.keys(objects) : []), ...fitted.map(({ name }) => name)];
  };
  const proposedFor = {
    field: (part: string) => proposed.columns.find((one) => isField(one) && one.name === part)?.column,
    question: (part: string) => proposed.questions.find((one) => one.name === part)?.column,
    metadata: (part: string) => proposed.columns.find((one) => isMetadata(one) && one.name === part)?.column,
  };
  const filledBy = (part: keyof typeof kinds, name: string, type: string) => {
    const column = proposedFor[part](name);
    return { column, columns: fitting(part, type, column) };
  };
  return [
    ...parts.fields.map(({ name, title, required, settings }) => ({
      part: "field" as const,
      name,
      title,
      isRequired: required,
      ...filledBy("field", name, settings.type),
    })),
    ...parts.questions.map(({ name, title, required, settings }) => ({
      part: "question" as const,
      name,
      title,
      isRequired: required,
      ...filledBy("question", name, settings.type),
    })),
    ...parts.metadata.map(({ name, title, settings }) => ({
      part: "metadata" as const,
      name,
      title,
      isRequired: false,
      ...filledBy("metadata", name, settings.type),
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
  { columns, objects }: Pick<FileProfile, "columns" | "objects">,
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
    { plan: guessed, columns, objects },
  );
}
