import type { Question, QueueStatus } from "@glossa/contract";
import type { Translate } from "@glossa/locales";

/**
 * An event that a session announces; with a place if other records are on screen since, or the record has left or entered
 * the queue.
 */
export type Announcement = (
  | StepTaken
  | { kind: "found"; status: QueueStatus; count: number }
  | { kind: "submitted" | "draftSaved" | "discarded" | "cleared" }
  | { kind: "arrived" | "atStart" | "atEnd" | "nothingToUndo" | "nothingToRedo" }
) & { place?: AnnouncedPlace | undefined };

interface StepTaken {
  kind: "undone" | "redone";
  step: Step;
}

/** Where the user is: at a record or a page of them, in the queue or removed from it by responses. */
export type AnnouncedPlace =
  | { kind: "record"; position: number; total: number }
  | { kind: "left"; status: QueueStatus | undefined; total: number }
  | { kind: "page"; from: number; to: number; total: number };

export type Step =
  | { kind: "submit" | "draft" | "discard" | "clear" | "clearForm" }
  | { kind: "value" | "form"; question: string }
  | {
      kind: "bulk";
      action: "submit" | "draft" | "discard";
      steps: { length: number };
      /** How many of them were saved; default: all. */
      saved?: number | undefined;
    }
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
  const said = eventText(announcement, questions, t);
  const place = announcement.place && placeText(announcement.place, t);
  if (said === undefined || place === undefined) return said ?? place ?? "";
  // The title of a question may end a sentence.
  return /[.!?…]$/u.test(said) ? `${said} ${place}` : t("annotation.saidAndPlace", { said, place });
}

const plainTexts = {
  submitted: "annotation.submitted",
  draftSaved: "annotation.draftSaved",
  discarded: "annotation.discarded",
  cleared: "annotation.cleared",
  atStart: "annotation.atStart",
  atEnd: "annotation.atEnd",
  nothingToUndo: "annotation.undoNothing",
  nothingToRedo: "annotation.redoNothing",
} as const;

/** The text of what has happened; undefined if the place says it all. */
function eventText(
  announcement: Announcement,
  questions: readonly Question[],
  t: Translate,
): string | undefined {
  if ("step" in announcement) return stepText(announcement, questions, t);
  if ("count" in announcement) {
    const { status, count } = announcement;
    return t("annotation.found", { status: t(`status.${status}`), count });
  }
  return announcement.kind === "arrived" ? undefined : t(plainTexts[announcement.kind]);
}

function placeText(place: AnnouncedPlace, t: Translate): string {
  const { total } = place;
  if (place.kind === "record") return t("annotation.place.record", { position: place.position, total });
  if (place.kind === "left") {
    const { status } = place;
    if (status === undefined) return t("annotation.place.pageLeft", { total });
    return t("annotation.place.left", { status: t(`status.${status}`), total });
  }
  const { from, to } = place;
  // The last page may have one record.
  if (from === to) return t("annotation.place.record", { position: from, total });
  return t("annotation.place.page", { from, to, total });
}

function stepText({ step, kind }: StepTaken, questions: readonly Question[], t: Translate): string {
  if (step.kind === "bulk")
    return t(`bulk.${kind}.${step.action}`, { count: step.saved ?? step.steps.length });
  if (step.kind === "bulkJob") return t(`bulk.${kind}.${step.action}`, { count: step.count });
  if (step.kind === "clearForm") return t(`annotation.${kind}.clear`);
  if (step.kind !== "value" && step.kind !== "form") return t(`annotation.${kind}.${step.kind}`);
  const question = questions.find(({ name }) => name === step.question)?.title ?? step.question;
  return t(`annotation.${kind}.value`, { question });
}
