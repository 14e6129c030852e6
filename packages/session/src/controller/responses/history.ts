import { withIndex } from "../../model/queue/queue";
import { type RecordInput, type RecordState, statusOf } from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import { withFocus, withFocusOnOpen, withRecordState } from "../../model/state";
import { redoStep, type Step, undoStep } from "../../model/undo";
import type { Loader } from "../queue/loader";
import type { SessionStore } from "../store";
import { type DraftAndSnapshot, unchanged } from "./responding";

type Event =
  | { kind: "undone" | "redone"; step: Step }
  | { kind: "nothingToUndo" }
  | { kind: "nothingToRedo" };

/** Creates undo and redo: both move to the record concerned and announce what they did. */
export function makeHistory<R extends RecordInput>(
  store: SessionStore<R>,
  loader: Loader<R>,
  put: (recordId: string, target: UserResponse | null, seen: DraftAndSnapshot) => Promise<void>,
) {
  const say = (said: Event) =>
    store.update((state) => ({
      ...state,
      announcement: { ...said, serial: (state.announcement?.serial ?? 0) + 1 },
    }));

  /** Moves to a record, wherever it is in the queue. */
  async function goTo(recordId: string) {
    if (!store.getState().recordStates[recordId] && !(await loader.one(recordId)))
      throw new Error(`There is no record ${recordId} in this dataset, so it cannot be opened.`);
    store.update((state) => {
      const found = state.queue.slots.findIndex(({ id }) => id === recordId);
      if (found >= 0) return { ...state, queue: withIndex(state.queue, found) };
      const hasLeft = statusOf(state.recordStates[recordId] as RecordState) !== state.queue.status;
      const { slots, index } = state.queue;
      const queue = {
        ...state.queue,
        slots: [...slots.slice(0, index), { id: recordId, hasLeft }, ...slots.slice(index)],
      };
      return { ...state, queue };
    });
  }

  async function play(step: Step, side: "before" | "after") {
    await goTo(step.recordId);
    if (step.kind !== "value") {
      const before = { draft: step.draftBefore, snapshot: step.snapshotBefore };
      const seen = side === "before" ? before : unchanged(step.draftAfter);
      await put(step.recordId, step[side], seen);
      store.update(withFocusOnOpen);
      return;
    }
    const value = step[side];
    store.update((state) => {
      const { [step.question]: _gone, ...rest } = state.recordStates[step.recordId]?.draft ?? {};
      const draft = value === undefined ? rest : { ...rest, [step.question]: value };
      return withFocus(withRecordState(state, step.recordId, { draft }), step.question);
    });
  }

  async function run(kind: "undone" | "redone") {
    if (store.getState().saving !== undefined) return;
    const taken = (kind === "undone" ? undoStep : redoStep)(store.getState().history);
    if (!taken) return say({ kind: kind === "undone" ? "nothingToUndo" : "nothingToRedo" });
    store.update((state) => ({ ...state, history: taken.history }));
    await play(taken.step, kind === "undone" ? "before" : "after");
    say({ kind, step: taken.step });
  }

  return {
    undo: () => run("undone"),
    redo: () => run("redone"),
    /** Moves to a record by its id, wherever it is. */
    async openRecord(recordId: string) {
      await goTo(recordId);
      store.update(withFocusOnOpen);
    },
  };
}
