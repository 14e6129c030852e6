import type { Translate } from "@glossa/locales";
import type { BulkAction } from "./bulk-view";

/** The result of an action on several records. */
export interface BulkResult {
  kind: BulkAction;
  direction: "done" | "undone" | "redone";
  total: number;
  saved: number;
  /** Responses that are stored in the browser until the server can be reached. */
  waiting: number;
  failures: readonly unknown[];
  isAll: boolean;
  isCancelled: boolean;
  /** The records that the server left out of an action that it ran. */
  left?: {
    changed: number;
    incomplete: number;
    refused: number;
    unaffected: number;
    reasons: readonly { reason: string; count: number }[];
  };
  /** All results were to be affected and could not be loaded. */
  isNotLoaded?: boolean;
}

/** A notice about the result of an action. */
export interface BulkNotice {
  tone: "info" | "success" | "warning" | "danger";
  text: string;
  /** Whether the notice offers to undo the action. */
  hasUndo: boolean;
}

/**
 * Returns the notices about the result of an action on several records: what was saved, what waits, and what
 * was not saved.
 *
 * @param result the outcome of the records
 * @param t the translation of the user's language
 * @example
 * declare const result: BulkResult;
 * declare const t: Translate;
 * for (const { text } of outcomeNotices(result, t)) console.info(text); // "3 records submitted"
 */
export function outcomeNotices(result: BulkResult, t: Translate): BulkNotice[] {
  const { direction, total, saved, waiting, failures, isCancelled } = result;
  if (result.isNotLoaded) return [{ tone: "danger", text: t("bulk.notLoaded"), hasUndo: false }];
  // The announcement of an undo names the action; a notice would repeat it.
  const isDone = direction === "done";
  const notices: BulkNotice[] = [];
  const tell = (tone: BulkNotice["tone"], text: string, hasUndo = false) =>
    notices.push({ tone, text, hasUndo });
  if (failures.length > 0)
    tell("danger", `${t("bulk.failed")}: ${t("bulk.failedOf", { failed: failures.length, total })}`);
  if (isCancelled && isDone) tell("warning", t("bulk.stopped", { saved: saved + waiting, total }), saved > 0);
  else if (saved > 0 && isDone) tell("info", doneText(result, t), true);
  for (const text of leftTexts(result, t)) tell("warning", text);
  // After a cancellation, those that were being sent are counted above.
  if (waiting > 0 && !isCancelled) tell("warning", t("bulk.waiting", { count: waiting }));
  return notices;
}

/** The records that the server left out, and why. */
function leftTexts({ left, direction }: BulkResult, t: Translate): string[] {
  if (!left) return [];
  const { changed, incomplete, refused, unaffected, reasons } = left;
  const texts: string[] = [];
  const changedKey = direction === "undone" ? "bulk.kept" : "bulk.leftChanged";
  if (changed > 0) texts.push(t(changedKey, { count: changed }));
  if (unaffected > 0) texts.push(t("bulk.leftUnaffected", { count: unaffected }));
  if (incomplete > 0) texts.push(t("bulk.leftIncomplete", { count: incomplete }));
  if (refused > 0) texts.push(t("bulk.leftRefused", { count: refused, reason: reasons[0]?.reason ?? "" }));
  return texts;
}

function doneText({ kind, total, saved, isAll }: BulkResult, t: Translate): string {
  if (isAll && saved === total) return t(`bulk.allDone.${kind}`, { count: total });
  return t(`bulk.done.${kind}`, { count: saved });
}
