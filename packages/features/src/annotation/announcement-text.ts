import type { Question, QueueStatus } from "@glossa/contract";
import type { Translate } from "@glossa/locales";

/** An event that a session announces. */
export type Announcement =
  | { kind: "undone" | "redone"; step: Step }
  | { kind: "showing"; status: QueueStatus }
  | { kind: "found"; count: number }
  | { kind: "submitted" }
  | { kind: "nothingToUndo" }
  | { kind: "nothingToRedo" };

export type Step =
  | { kind: "submit" | "draft" | "discard" | "clear" | "clearForm" }
  | { kind: "value" | "form"; question: string }
  | { kind: "bulk"; action: "submit" | "draft" | "discard"; steps: { length: number } }
  | { kind: "bulkJob"; action: "submit" | "draft" | "discard"; count: number };

/**
 * Returns the announcement text of an event, for users who do not see it.
 *
 * @param announcement what has happened
 * @param questions those of the dataset, whose titles the text names
 * @param t the translation of the user's language
 * @example
 * declare const t: Translate;
 * announcementText({ kind: "nothingToUndo" }, [], t); // "Nothing to undo"
 */
export function announcementText(
  announcement: Announcement,
  questions: readonly Question[],
  t: Translate,
): string {
  if (announcement.kind === "nothingToUndo") return t("annotation.undoNothing");
  if (announcement.kind === "nothingToRedo") return t("annotation.redoNothing");
  if (announcement.kind === "submitted") return t("annotation.submitted");
  if (announcement.kind === "showing")
    return t("annotation.showing", { status: t(`status.${announcement.status}`) });
  if (announcement.kind === "found") return t("annotation.found", { count: announcement.count });
  const { step, kind } = announcement;
  if (step.kind === "bulk") return t(`bulk.${kind}.${step.action}`, { count: step.steps.length });
  if (step.kind === "bulkJob") return t(`bulk.${kind}.${step.action}`, { count: step.count });
  if (step.kind === "clearForm") return t(`annotation.${kind}.clear`);
  if (step.kind !== "value" && step.kind !== "form") return t(`annotation.${kind}.${step.kind}`);
  const question = questions.find(({ name }) => name === step.question)?.title ?? step.question;
  return t(`annotation.${kind}.value`, { question });
}
