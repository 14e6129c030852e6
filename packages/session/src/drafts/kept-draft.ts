import { ownValue } from "@glossa/question-types/schema";
import { type Draft, type QuestionInput, withoutUnfit } from "../model/record/draft";
import { type DraftOrigin, isTouched, type RecordState } from "../model/record/record-state";
import { isSameResponse } from "../model/record/response";
import type { Owner } from "../outbox/entry";

/** Unsaved changes to one record, as stored in this browser. */
export interface KeptDraft extends Owner, DraftOrigin {
  /** Primary key: one draft per server, user and record, as in the outbox. */
  key: string;
  datasetId: string;
  recordId: string;
  draft: Draft;
  /** In ms since 1970. */
  keptAt: number;
}

/** The unsaved changes to a record to store; undefined if the draft equals the response. */
export function draftToKeep(
  recordState: RecordState,
  questions: readonly QuestionInput[],
): (Pick<KeptDraft, "draft"> & DraftOrigin) | undefined {
  if (!isTouched(recordState, questions)) return undefined;
  const given = recordState.entry ? recordState.entry.target : recordState.confirmed;
  const response = given && { status: given.status, values: given.values };
  return {
    draft: recordState.draft,
    ...(recordState.overtaken ?? { response, base: recordState.confirmed }),
  };
}

/**
 * The record state with its kept draft, if that differs from the response. If the server has a response that
 * the user had not seen when they began, both are to be shown.
 */
export function withKept(
  recordState: RecordState,
  kept: KeptDraft,
  questions: readonly QuestionInput[],
): RecordState {
  const known = questions.flatMap(({ name }) => {
    const value = ownValue(kept.draft, name);
    return value ? [[name, value] as const] : [];
  });
  const draft = withoutUnfit(Object.fromEntries(known), questions);
  if (!isTouched({ ...recordState, draft }, questions)) return recordState;
  return { ...recordState, draft, overtaken: isOvertaken(recordState, kept) ? beginningOf(kept) : null };
}

function isOvertaken({ entry, confirmed }: RecordState, { response, base }: KeptDraft): boolean {
  // A pending write that the draft is not based on was made in another tab.
  if (entry !== null) return entry.target !== null && !isSameResponse(entry.target, response);
  if (confirmed === null) return false;
  const isSeen = confirmed.id === base?.id && confirmed.updatedAt === base.updatedAt;
  return !isSeen && !isSameResponse(confirmed, response);
}

function beginningOf({ response, base }: KeptDraft): DraftOrigin {
  return { response, base };
}
