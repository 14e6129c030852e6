import { ownValue } from "@glossa/question-types/schema";
import { isAsking, isLookingElsewhere } from "../../model/queue/place";
import { isOpenSlot } from "../../model/queue/position";
import { currentId } from "../../model/queue/queue";
import { type Draft, submittedValuesOf, valuesOf, withValue } from "../../model/record/draft";
import {
  conflictOf,
  currentResponse,
  type RecordInput,
  type RecordState,
} from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import { type Announced, type SessionState, withRecordState } from "../../model/state";
import { type ResponseKind, type ResponseStep, type Step, withStep } from "../../model/undo";
import type { Outbox } from "../../outbox/outbox";
import type { SessionOptions } from "../ports";
import { announceTogether } from "../queue/arrivals";
import type { Moves } from "../queue/moves";
import type { SessionStore } from "../store";
import { checkValue } from "./check-value";
import { beginSaving } from "./saving";

/** The draft and the snapshot of a record once its response is safe. */
export type DraftAndSnapshot = Pick<RecordState, "draft" | "snapshot">;

/** The action with which the user gave a response. */
export interface Given {
  step: ResponseStep;
  /** Called when the response is safe, together with that change, so that the screen renders once. */
  onSafe: () => void;
}

const announced = {
  submit: "submitted",
  draft: "draftSaved",
  discard: "discarded",
  clear: "cleared",
} as const satisfies Record<ResponseKind, Announced["kind"]>;

interface Goes {
  next: Moves["next"];
  /** Goes where the user wanted to before they were asked about unsubmitted changes. */
  goOn: () => Promise<void>;
}

/** Creates the actions that change values and responses. */
export function makeResponding<R extends RecordInput>(
  { criteria: { datasetId }, ports }: SessionOptions<R>,
  store: SessionStore<R>,
  { next, goOn }: Goes,
) {
  const current = () => recordOnScreen(store.getState());

  /**
   * Stores a pending write; if nothing can be stored here, waits for the server instead.
   */
  async function put(recordId: string, target: UserResponse | null, seen: DraftAndSnapshot, given?: Given) {
    const before = store.getState().recordStates[recordId];
    const asked = before?.draft;
    const pendingWrite = { datasetId, recordId, target, ...originOf(before) };
    const end = beginSaving(store, recordId, given?.step);
    const arrival = confirmation(ports.outbox, recordId);
    try {
      // The page gets the entry by the event of the outbox.
      await ports.outbox.put(pendingWrite);
      store.update((state) => {
        const now = state.recordStates[recordId]?.draft ?? {};
        const draft = withLater(seen.draft, asked ?? {}, now);
        return withRecordState(state, recordId, { ...seen, draft, overtaken: null });
      });
      if (!ports.outbox.isDurable && store.getState().recordStates[recordId]?.entry) await arrival.arrived;
      given?.onSafe();
    } finally {
      arrival.stop();
      end();
    }
  }

  async function give(kind: ResponseKind, target: UserResponse | null, draftAfter: Draft) {
    const open = current();
    const { saving, bulk } = store.getState();
    // An action of the server continues beside single responses.
    const isBusy = bulk.progress !== undefined && !bulk.progress.isByServer;
    if (!open || saving !== undefined || isBusy) return;
    const { recordId, recordState } = open;
    // Nothing is sent before the user has compared the two; the page asks.
    if (conflictOf(recordState) || ports.mayRespond?.() === false) return;
    const step: ResponseStep = {
      kind,
      recordId,
      before: currentResponse(recordState),
      after: target,
      draftBefore: recordState.draft,
      snapshotBefore: recordState.snapshot,
      draftAfter,
    };
    const isAsked = isAsking(store.getState());
    const goesOn = kind === "submit" || kind === "discard";
    // A user who corrects a response goes through those that follow it.
    const passesAnswered = isOpenSlot(store.getState().queue);
    const go = () => {
      // With a response, a user has answered the question about unsaved changes: what they asked for follows, a search or another page.
      if (isAsked && isLookingElsewhere(store.getState())) void goOn();
      else if (goesOn) void next({ passesAnswered });
    };
    const onSafe = () => announceTogether(store, { kind: announced[kind] }, go);
    await put(recordId, target, unchanged(draftAfter), { step, onSafe });
  }

  function setValueOf(
    recordId: string,
    question: string,
    value: unknown,
    { isTyping = false, unreviewed }: { isTyping?: boolean; unreviewed?: readonly string[] | undefined } = {},
  ) {
    const recordState = store.getState().recordStates[recordId];
    if (!recordState) return;
    checkValue(store.getState().questions, { question, value });
    const draft = withValue(recordState.draft, question, value, unreviewed);
    const [before, after] = [ownValue(recordState.draft, question), ownValue(draft, question)];
    const step: Step = { kind: "value", recordId, question, before, after, isTyping };
    store.update((state) => ({
      ...withRecordState(state, recordId, { draft }),
      history: withStep(state.history, step),
    }));
  }

  const giveStatus = (kind: ResponseKind, status: UserResponse["status"]) => {
    const draft = current()?.recordState.draft ?? {};
    const read = status === "submitted" ? submittedValuesOf : valuesOf;
    const values = read(draft, store.getState().questions);
    return give(kind, { status, values }, inked(draft));
  };

  return {
    put,
    submit: () => giveStatus("submit", "submitted"),
    saveDraft: () => giveStatus("draft", "draft"),
    discard: () => giveStatus("discard", "discarded"),
    clear: () => give("clear", null, {}),
    /**
     * Sets a value; undefined removes it. `isTyping` says that it was typed: what is typed in one text is
     * one step of the history. `unreviewed` names the suggested parts that still need review.
     *
     * @throws an error that says what to do, if there is no such question or the value is none of its type
     */
    setValue(question: string, value: unknown, isTyping = false, unreviewed?: readonly string[]) {
      const recordId = current()?.recordId;
      if (recordId !== undefined) setValueOf(recordId, question, value, { isTyping, unreviewed });
    },
    setValueOf,
  };
}

/** What a response is based on: what the page shows, and the last confirmed response behind that. */
function originOf(recordState: RecordState | undefined) {
  if (!recordState) return { base: null };
  const { overtaken, confirmed } = recordState;
  if (overtaken) return { base: overtaken.base, shown: overtaken.response };
  return { base: confirmed, shown: currentResponse(recordState) };
}

function recordOnScreen({ queue, recordStates }: Pick<SessionState, "queue" | "recordStates">) {
  const recordId = currentId(queue);
  const found = recordId === undefined ? undefined : recordStates[recordId];
  return recordId !== undefined && found ? { recordId, recordState: found } : undefined;
}

/** The draft and the snapshot if nothing has changed since. */
export function unchanged(draft: Draft): DraftAndSnapshot {
  return { draft, snapshot: draft };
}

/** Values in pencil become ink once the user has responded with them. */
function inked(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, { value }]) => [name, { value, isPencil: false }]),
  );
}

/** A draft with the changes typed since it was `asked` for. */
function withLater(draft: Draft, asked: Draft, now: Draft): Draft {
  const names = Object.keys({ ...asked, ...now }).filter(
    (name) => ownValue(asked, name) !== ownValue(now, name),
  );
  const later = { ...draft, ...Object.fromEntries(names.map((name) => [name, ownValue(now, name)])) };
  return Object.fromEntries(Object.entries(later).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Resolves when the server has decided about a response: confirmed, or held for the user. */
function confirmation(outbox: Outbox, recordId: string): { arrived: Promise<void>; stop: () => void } {
  let stop = () => {};
  const arrived = new Promise<void>((resolve) => {
    stop = outbox.subscribe((event) => {
      if ((event.type === "confirmed" || event.type === "held") && event.recordId === recordId) resolve();
    });
  });
  return { arrived, stop: () => stop() };
}
