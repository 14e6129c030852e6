import type { DatasetPlan } from "../dataset-plan";
import type { Choices } from "./choices";
import type { ColumnProfile, FileProfile } from "./profile";

const manyOptions = 20;

/** Plans the dataset of a file. */
export function planDataset(name: string, profile: FileProfile, choices: Choices): DatasetPlan {
  const columns = new Map(profile.columns.map((column) => [column.name, column]));
  return {
    name,
    guidelines: null,
    minSubmitted: 1,
    fields: choices.fields.map((field) => planField(field, columns.get(field))),
    questions: [
      choices.label === undefined
        ? commentQuestion
        : labelQuestion(choices.label, columns.get(choices.label)),
    ],
    metadata: choices.metadata.map((property) => planMetadata(property, columns.get(property))),
    vectors: [],
  };
}

function planField(name: string, column: ColumnProfile | undefined): DatasetPlan["fields"][number] {
  const settings = column?.kind === "chat" ? { type: "chat" as const } : { type: "text" as const };
  return { name, title: titleOf(name), required: column?.isAlwaysFilled ?? false, settings };
}

function planMetadata(name: string, column: ColumnProfile | undefined): DatasetPlan["metadata"][number] {
  const type = column?.kind === "integer" || column?.kind === "float" ? column.kind : "terms";
  return { name, title: titleOf(name), settings: { type }, visible_for_annotators: true };
}

function labelQuestion(name: string, column: ColumnProfile | undefined): DatasetPlan["questions"][number] {
  const values = [...(column?.distinct ?? [])].sort(byReading.compare);
  return {
    name,
    title: titleOf(name),
    required: true,
    settings: {
      type: "label_selection",
      options: values.map((value) => ({ value, text: spaced(value) })),
      visible_options: values.length > manyOptions ? manyOptions : null,
    },
  };
}

const byReading = new Intl.Collator("en", { numeric: true });

const commentQuestion: DatasetPlan["questions"][number] = {
  name: "comment",
  title: "Comment",
  required: true,
  settings: { type: "text" },
};

function titleOf(name: string): string {
  const text = spaced(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spaced(name: string): string {
  return name.replaceAll("_", " ").trim() || name;
}
