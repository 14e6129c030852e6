import type { NewDataset, NewField, NewQuestion } from "./new-dataset";

/** Returns other fields of a new dataset, with its questions: those that mark in a renamed field follow it. */
export function withFields(
  dataset: NewDataset,
  fields: readonly NewField[],
): Pick<NewDataset, "fields" | "questions"> {
  const renamed = new Map<string, string>();
  for (const { key, name } of dataset.fields) {
    const now = fields.find((field) => field.key === key);
    if (now && now.name !== name) renamed.set(name.trim(), now.name.trim());
  }
  const follow = (question: NewQuestion): NewQuestion => {
    const { settings } = question;
    const name = settings.type === "span" ? renamed.get(settings.field) : undefined;
    return settings.type === "span" && name !== undefined
      ? { ...question, settings: { ...settings, field: name } }
      : question;
  };
  return { fields, questions: renamed.size > 0 ? dataset.questions.map(follow) : dataset.questions };
}
