import type { Draft, DraftValue } from "../../model/record/draft";
import { currentResponse, type RecordInput } from "../../model/record/record-state";
import { isSameResponse, type UserResponse } from "../../model/record/response";
import {
  type Announced,
  type SessionState,
  withAnnouncement,
  withFocus,
  withFocusOnOpen,
  withRecordState,
} from "../../model/state";
import {
  type BulkJobStep,
  type BulkStep,
  type FormStep,
  type ResponseStep,
  redoStep,
  type Step,
  undoStep,
  type ValueStep,
  withoutStep,
  withRedone,
  withUndone,
} from "../../model/undo";
import { ChangedElsewhereError, type SessionPorts } from "../ports";
import { withArrivalsHeld, withArrivalsReleased } from "../queue/arrivals";
import type { GoTo } from "../queue/go-to-record";
import type { AskBefore } from "../queue/open-by-id";
import type { SessionStore } from "../store";
import { type DraftAndSnapshot, unchanged } from "./responding";

const directions = {
  undone: { take: undoStep, moved: withUndone, side: "before", nothing: "nothingToUndo" },
  redone: { take: redoStep, moved: withRedone, side: "after", nothing: "nothingToRedo" },
} as const;

type Direction = keyof typeof directions;

/** Creates undo and redo: both move to the record concerned and announce what they did. */
export function makeHistory<R extends RecordInput>(
  store: SessionStore<R>,
  {
    goTo,
    askBefore,
    ports,
    put,
    playBulk,
    playJob,
  }: {
    goTo: GoTo<R>;
    askBefore: AskBefore;
    ports: Pick<SessionPorts<R>, "onRefused" | "mayRespond">;
    put: (recordId: string, target: UserResponse | null, seen: DraftAndSnapshot) => Promise<void>;
    /** Returns whether it was possible. */
    playBulk: (step: BulkStep, side: "before" | "after") => Promise<boolean>;
    /** The same for an action of the server. */
    playJob: (step: BulkJobStep, side: "before" | "after") => Promise<boolean>;
  },
) {
  const say = (said: Announced) => store.update((state) => withAnnouncement(state, said));

  /** Goes to one side of a step. Returns whether it was possible. */
  async function play(step: Step, side: "before" | "after"): Promise<boolean> {
    if (step.kind === "bulk") return playBulk(step, side);
    if (step.kind === "bulkJob") return playJob(step, side);
    if (step.kind === "form") store.update((state) => withFormValue(state, step, side));
    else if (step.kind === "clearForm")
      store.update((state) => withForm(state, side === "before" ? step.before : {}));
    else await playOne(step, side);
    return true;
  }

  /** Whether another tab or device has given a response that is on neither side of a step. */
  function isOvertaken({ recordId, before, after }: ResponseStep): boolean {
    const recordState = store.getState().recordStates[recordId];
    const now = recordState ? currentResponse(recordState) : null;
    return now !== null && !isSameResponse(now, before) && !isSameResponse(now, after);
  }

  async function playOne(step: ValueStep | ResponseStep, side: "before" | "after") {
    await goTo(step.recordId);
    if (step.kind !== "value") {
      if (isOvertaken(step)) throw new ChangedElsewhereError("A later response would be replaced.");
      const before = { draft: step.draftBefore, snapshot: step.snapshotBefore };
      const seen = side === "before" ? before : unchanged(step.draftAfter);
      await put(step.recordId, step[side], seen);
      store.update(withFocusOnOpen);
      return;
    }
    const { recordId, question } = step;
    store.update((state) => {
      const draft = withDraftValue(state.recordStates[recordId]?.draft ?? {}, question, step[side]);
      return withFocus(withRecordState(state, recordId, { draft }), question);
    });
  }

  const isBusy = ({ saving, bulk } = store.getState()) => saving !== undefined || bulk.progress !== undefined;

  const isAllowed = (step: Step) => !isOfResponses(step) || ports.mayRespond?.() !== false;
  const askAbout = (step: Step) => ("recordId" in step ? askBefore(step.recordId) : undefined);

  async function run(kind: Direction) {
    if (isBusy()) return;
    const { take, nothing } = directions[kind];
    const step = take(store.getState().history)?.step;
    if (!step) return say({ kind: nothing });
    if (!isAllowed(step)) return;
    // Without a question nothing is awaited, because the next key may take the next step.
    const asked = askAbout(step);
    if (asked && !(await asked)) return;
    if (!isBusy()) await runStep(step, kind);
  }

  async function runStep(step: Step, kind: Direction) {
    const { moved, side } = directions[kind];
    const { history } = store.getState();
    store.update((state) => ({ ...state, history: moved(history, step) }));
    // Moving to the record concerned and what is done there are one announcement.
    const isAtRecord = "recordId" in step;
    if (isAtRecord) store.update(withArrivalsHeld);
    let said: Announced | undefined;
    try {
      if (await play(step, side)) said = { kind, step: played(step) };
      else store.update((state) => ({ ...state, history }));
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
      // The step can be neither undone nor redone any more.
      store.update((state) => ({ ...state, history: withoutStep(state.history, step) }));
      ports.onRefused?.(error);
    } finally {
      if (isAtRecord) store.update((state) => withArrivalsReleased(state, said));
      else if (said) say(said);
    }
  }

  /** A step with its outcome: of an action of the server, responses may have been left. */
  function played(step: Step): Step {
    const { outcome } = store.getState().bulk;
    return step.kind === "bulkJob" ? { ...step, count: outcome?.saved ?? step.count } : step;
  }

  return {
    undo: () => run("undone"),
    redo: () => run("redone"),
  };
}

/** Whether a step changes responses, and not only what is on screen. */
function isOfResponses({ kind }: Step): boolean {
  return kind !== "value" && kind !== "form" && kind !== "clearForm";
}

function withFormValue<R extends RecordInput>(
  state: SessionState<R>,
  { question, ...step }: FormStep,
  side: "before" | "after",
): SessionState<R> {
  return withFocus(withForm(state, withDraftValue(state.bulk.draft, question, step[side])), question);
}

function withForm<R extends RecordInput>(state: SessionState<R>, draft: Draft): SessionState<R> {
  return { ...state, bulk: { ...state.bulk, draft } };
}

function withDraftValue(draft: Draft, question: string, value: DraftValue | undefined): Draft {
  const { [question]: _gone, ...rest } = draft;
  return value === undefined ? rest : { ...rest, [question]: value };
}
