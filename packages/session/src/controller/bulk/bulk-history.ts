import type { Criteria } from "../../criteria/criteria";
import { canAffectAll } from "../../model/bulk/all-results";
import { idsOnPage, isBulk } from "../../model/bulk/bulk";
import { chunksOf } from "../../model/bulk/bulk-run";
import { currentResponse, type RecordInput } from "../../model/record/record-state";
import { isSameResponse } from "../../model/record/response";
import type { SessionState } from "../../model/state";
import type { BulkStep, ResponseStep } from "../../model/undo";
import type { Loader } from "../queue/loader";
import { unchanged } from "../responses/responding";
import type { SessionStore } from "../store";
import type { BulkRun, PrepareWrite } from "./bulk-run";

type Side = "before" | "after";

interface Parts<R extends RecordInput> {
  run: BulkRun;
  loader: Pick<Loader<R>, "one">;
  open: (criteria: Criteria) => Promise<void>;
}

/**
 * Creates the function that undoes and repeats a response to several records, in chunks. Returns whether it did: records
 * of an earlier visit are loaded first, and without a server they cannot be.
 */
export function makeBulkHistory<R extends RecordInput>(
  store: SessionStore<R>,
  { run, loader, open }: Parts<R>,
) {
  /** Records that are not in the queue, because all results were affected, are loaded again. */
  async function show(ids: readonly string[]) {
    const { queue, criteria, isOut } = store.getState();
    const isHere = queue.slots.some(({ id }) => ids.includes(id));
    const { committed } = criteria;
    if (!isHere && !isOut) await open({ ...committed, page: { ...committed.page, page: 1 } });
  }

  /** Loads the records that this visit has not loaded, and returns their ids; undefined without a server. */
  async function loadMissing(ids: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const { recordStates } = store.getState();
    const missing = ids.filter((id) => recordStates[id] === undefined);
    try {
      for (const chunk of chunksOf(missing)) await Promise.all(chunk.map((id) => loader.one(id)));
      return new Set(missing);
    } catch {
      return undefined;
    }
  }

  /** Creates the writes that lead to one side of the steps. */
  function preparing(steps: BulkStep["steps"], side: Side, loaded: ReadonlySet<string>): PrepareWrite {
    const byRecord = new Map(steps.map((step) => [step.recordId, step]));
    return (recordId) => {
      const step = byRecord.get(recordId);
      if (!step) throw new Error(`The action did not change the record ${recordId}.`);
      const known = outcomeOf(step, side);
      // A record that was not loaded just now may still have unsaved changes to restore.
      if (known === "conflict" || (known && loaded.has(recordId))) return { recordId, kind: known };
      const before = { draft: step.draftBefore, snapshot: step.snapshotBefore };
      const seen = side === "before" ? before : unchanged(step.draftAfter);
      return { recordId, target: step[side], seen };
    };
  }

  /** What is known of a record: it is gone, has the response already, or was changed since the action. */
  function outcomeOf(step: ResponseStep, side: Side): "saved" | "conflict" | undefined {
    const recordState = store.getState().recordStates[step.recordId];
    const now = recordState && currentResponse(recordState);
    if (now === undefined || isSameResponse(now, step[side])) return "saved";
    return isSameResponse(now, step[side === "before" ? "after" : "before"]) ? undefined : "conflict";
  }

  return async ({ action, steps, before }: BulkStep, side: Side): Promise<boolean> => {
    const ids = steps.map(({ recordId }) => recordId);
    const direction = side === "before" ? "undone" : "redone";
    run.begin({ kind: action, direction }, ids.length);
    const loaded = await loadMissing(ids);
    if (!loaded) {
      run.fail({ isAll: false });
      return false;
    }
    const { left: _none, ...outcome } = await run.save(ids, preparing(steps, side, loaded));
    if (side === "before") await show(ids);
    store.update((state) => {
      const { bulk } = state;
      const form = side === "before" ? formBefore(state, before) : { draft: {}, selected: [] };
      const serial = (bulk.outcome?.serial ?? 0) + 1;
      const ended = { progress: undefined, outcome: { ...outcome, isAll: false, serial } };
      return { ...state, bulk: { ...bulk, ...form, ...ended } };
    });
    return true;
  };
}

/** The form and the selection before an action. If it affected all results and cannot do so now, none is selected. */
function formBefore(state: SessionState, { draft, selected, isAll }: BulkStep["before"]) {
  const page = isBulk(state) ? idsOnPage(state) : [];
  if (!isAll) return { draft, selected: page.filter((id) => selected.includes(id)) };
  const { bulk, criteria, queue } = state;
  const whole = { ...bulk, selected: page };
  const canBeAll = canAffectAll({ bulk: whole, page, criteria: criteria.committed, total: queue.total });
  return { draft, selected: canBeAll ? page : [], isAll: canBeAll };
}
