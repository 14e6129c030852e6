import type { QuestionSchema } from "./definition";

/** What was found out about lists: long ones are asked for at each key press, and nothing changes them. */
const judged = new WeakMap<object, { type: string; isFitting: boolean }>();

/** Whether a value has the form of a question type, whatever the options of the question are. */
export function isFitting(
  { type, value: form }: Pick<QuestionSchema, "type" | "value">,
  value: unknown,
): boolean {
  if (typeof value !== "object" || value === null) return form.safeParse(value).success;
  const known = judged.get(value);
  if (known?.type === type) return known.isFitting;
  const isFitting = form.safeParse(value).success;
  judged.set(value, { type, isFitting });
  return isFitting;
}
