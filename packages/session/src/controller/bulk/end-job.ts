import type { BulkAction } from "@glossa/contract";
import type { Criteria } from "../../criteria/criteria";
import { currentRecordId, isBulk } from "../../model/bulk/bulk";
import { outcomeOfJob, withoutKnown } from "../../model/bulk/bulk-job";
import type { BulkOutcome, BulkProgress } from "../../model/bulk/bulk-run";
import type { Draft } from "../../model/record/draft";
import { isTouched, type RecordInput } from "../../model/record/record-state";
import { type BulkJobStep, withStep } from "../../model/undo";
import type { Keeper } from "../drafts/keep-drafts";
import type { SessionPorts } from "../ports";
import type { SessionStore } from "../store";

/** What ends, and which step it is. */
interface Ended {
  action: BulkAction;
  direction: BulkProgress["direction"];
  step: BulkJobStep;
  /** Whether the step is added to the history; it was not undone or repeated. */
  isNew: boolean;
  /** The drafts whose values were sent with it, by record. */
  sent?: ReadonlyMap<string, Draft>;
}

interface Parts<R extends RecordInput> {
  ports: Pick<SessionPorts<R>, "loadRecord" | "onJobProgress">;
  keeper: Pick<Keeper, "forget">;
  /** Opens the queue of criteria. */
  open: (criteria: Criteria) => Promise<void>;
}

/** Creates the function that announces the result of an action of the server and reloads the queue. */
export function makeJobEnd<R extends RecordInput>(store: SessionStore<R>, { ports, keeper, open }: Parts<R>) {
  /** Forgets the drafts that became responses, unless they were changed since. */
  async function forgetSaved({ status, inserted_at: begun }: BulkAction, sent: ReadonlyMap<string, Draft>) {
    for (const [id, draft] of sent) {
      const response = (await ports.loadRecord(id).catch(() => undefined))?.response;
      const isSaved = response?.status === status && response.updatedAt >= begun;
      if (!isSaved || store.getState().recordStates[id]?.draft !== draft) continue;
      keeper.forget(id);
      store.update((state) => {
        const { [id]: _saved, ...others } = state.recordStates;
        return { ...state, recordStates: others };
      });
    }
  }

  /** Shows the queue as it is now: what this page knew of its records may no longer be true. */
  async function show() {
    const before = store.getState();
    const id = currentRecordId(before);
    const recordState = id === undefined ? undefined : before.recordStates[id];
    // The user is at work on a record: it stays on screen.
    const isAtWork = !isBulk(before) && recordState !== undefined && isTouched(recordState, before.questions);
    if (isAtWork) return;
    store.update((state) => withoutKnown(state));
    const { criteria, isOut } = store.getState();
    const { committed } = criteria;
    if (!isOut) await open({ ...committed, page: { ...committed.page, page: 1 } });
  }

  return async ({ action, direction, step, isNew, sent = new Map() }: Ended): Promise<void> => {
    const serial = (store.getState().bulk.outcome?.serial ?? 0) + 1;
    const outcome = outcomeOfJob(action, direction, serial);
    await forgetSaved(action, sent);
    store.update((state) => {
      const { history, bulk } = state;
      const ended = { anchor: undefined, isAll: false, selected: [], progress: undefined, outcome };
      const draft = draftAfter(outcome, step, bulk.draft);
      return {
        ...state,
        history: isNew && outcome.saved > 0 ? withStep(history, { ...step, count: outcome.saved }) : history,
        bulk: { ...bulk, ...ended, draft, lastJob: action.id },
      };
    });
    ports.onJobProgress?.();
    await show();
  };
}

/** The values of the form: those before the action if it was undone, and as they are if records were left. */
function draftAfter(
  { direction, left, isCancelled }: BulkOutcome,
  { before }: BulkJobStep,
  now: BulkJobStep["before"]["draft"],
) {
  if (direction === "undone") return before.draft;
  const isAnyLeft = isCancelled || (left !== undefined && left.incomplete + left.refused > 0);
  return isAnyLeft ? now : {};
}
