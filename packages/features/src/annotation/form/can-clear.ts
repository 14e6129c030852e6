import type { FormView, RecordView } from "../view-model";

/** Whether there is anything to clear: a value on screen, or a saved response. */
export function canClear(
  form: Pick<FormView, "values" | "isSaving">,
  record: RecordView | undefined,
): boolean {
  if (!record || form.isSaving) return false;
  return Object.keys(form.values).length > 0 || record.status !== "pending";
}
