import type { QueueStatus } from "@glossa/contract";
import type { OutboxEntry } from "../../outbox/entry";
import type { WaitReason } from "../../outbox/wait-reason";
import { queueStatusOf } from "../queue/queue";
import {
  type Draft,
  isModified,
  isSameDraft,
  openingDraft,
  type QuestionInput,
  type SuggestionInput,
} from "./draft";
import type { StoredResponse, UserResponse } from "./response";

/** The part of a record that the session needs. */
export interface RecordInput {
  id: string;
  suggestions: readonly SuggestionInput[];
  /** The user's response, as the server holds it. */
  response: StoredResponse | null;
}

/** The response that a draft is based on. It shows whether the server has a newer one than the user saw. */
export interface DraftOrigin {
  /** The current response of the user: the last one given, whether or not the server has confirmed it. */
  response: UserResponse | null;
  /** The response that the server had confirmed. */
  base: StoredResponse | null;
}

/** The state of one record on the page. */
export interface RecordState {
  draft: Draft;
  /** The draft as it was opened, saved or put into the outbox last. */
  snapshot: Draft;
  confirmed: StoredResponse | null;
  entry: OutboxEntry | null;
  /** The latest revision of the entry that this page knows of, also if nothing is pending any more; 0 for none. */
  revision: number;
  nextTryAt: number | undefined;
  /** Why it waits, if the server has replied. */
  waitReason?: WaitReason | undefined;
  /** Whether the pending write could not be sent at once. */
  hasWaited: boolean;
  /**
   * The origin of the draft, if the response was changed elsewhere (on the server, or in another tab) since the draft was begun.
   * Until the user has compared the two, the draft is still based on this origin.
   */
  overtaken: DraftOrigin | null;
}

/** The current response of the user: the last one given, whether or not the server has confirmed it. */
export function currentResponse(recordState: RecordState): UserResponse | null {
  const response = recordState.entry ? recordState.entry.target : recordState.confirmed;
  return response && { status: response.status, values: response.values };
}

/**
 * The status of a record for this user.
 *
 * @param recordState the session's state of the record
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const one = session.getState().recordStates["ticket-7"];
 * if (one) document.title = statusOf(one); // "draft"
 */
export function statusOf(recordState: RecordState): QueueStatus {
  return queueStatusOf(currentResponse(recordState));
}

/**
 * Whether the draft of a record was changed since it was opened or saved. To confirm a suggestion is a change as well, as
 * long as there is no response; a response has no pencil marks, so only its values are compared.
 */
export function isTouched(
  { draft, snapshot, entry, confirmed }: Pick<RecordState, "draft" | "snapshot" | "entry" | "confirmed">,
  questions: readonly QuestionInput[],
): boolean {
  const isAnswered = (entry ? entry.target : confirmed) !== null;
  return isAnswered ? isModified(draft, snapshot, questions) : !isSameDraft(draft, snapshot, questions);
}

/** Whether the server has a newer response to a record without changes in this tab. */
export function hasNewerResponse(
  recordState: RecordState,
  { response }: RecordInput,
  questions: readonly QuestionInput[],
): boolean {
  const isNewer =
    response !== null && (!recordState.confirmed || response.updatedAt > recordState.confirmed.updatedAt);
  return isNewer && !recordState.entry && !isTouched(recordState, questions);
}

/** Whether a record still shows what it was opened with: suggestions, or nothing. */
export function isUntouched(recordState: RecordState, questions: readonly QuestionInput[]): boolean {
  const { confirmed, entry, snapshot } = recordState;
  // After a response was undone, its values are in the snapshot.
  const isSuggested = Object.values(snapshot).every(({ isPencil }) => isPencil);
  return !confirmed && !entry && isSuggested && !isTouched(recordState, questions);
}

/** Whether an untouched record would open with other suggestions than those that it shows. */
export function hasOtherSuggestions(
  recordState: RecordState,
  { response, suggestions }: RecordInput,
  questions: readonly QuestionInput[],
): boolean {
  if (response || !isUntouched(recordState, questions)) return false;
  return !isSameDraft(openingDraft(questions, suggestions, null), recordState.snapshot, questions);
}

/** A response that this tab has not shown, and when it was saved, in the server's notation. */
export type OtherResponse = UserResponse & Pick<StoredResponse, "updatedAt">;

/** The response from elsewhere that the user has to compare with their own one before anything is sent. */
export function conflictOf({
  entry,
  confirmed,
  overtaken,
}: Pick<RecordState, "entry" | "confirmed" | "overtaken">): OtherResponse | null {
  if (entry?.hold?.kind === "conflict") return entry.hold.other;
  if (!overtaken) return null;
  // Another tab has given the response, and the server has not confirmed it yet.
  if (entry) return entry.target && { ...entry.target, updatedAt: new Date(entry.queuedAt).toISOString() };
  return confirmed;
}
