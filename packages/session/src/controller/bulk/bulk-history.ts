import type { Criteria } from "../../criteria/criteria";
import { idsOnPage, isBulk } from "../../model/bulk/bulk";
import type { RecordInput } from "../../model/record/record-state";
import type { BulkStep } from "../../model/undo";
import { unchanged } from "../responses/responding";
import type { SessionStore } from "../store";
import type { BulkRun, PrepareWrite } from "./bulk-run";

type Side = "before" | "after";

/** Creates the function that undoes and repeats a response to several records, in chunks. */
export function makeBulkHistory<R extends RecordInput>(
  store: SessionStore<R>,
  run: BulkRun,
  open: (criteria: Criteria) => Promise<void>,
) {
  /** Records that are not in the queue, because all results were affected, are loaded again. */
  async function show(ids: readonly string[]) {
    const { queue, criteria, isOut } = store.getState();
    const isHere = queue.slots.some(({ id }) => ids.includes(id));
    const { committed } = criteria;
    if (!isHere && !isOut) await open({ ...committed, page: { ...committed.page, page: 1 } });
  }

  return async ({ action, steps, before }: BulkStep, side: Side) => {
    const ids = steps.map(({ recordId }) => recordId);
    const direction = side === "before" ? "undone" : "redone";
    run.begin({ kind: action, direction }, ids.length);
    const { left: _none, ...outcome } = await run.save(ids, preparing(steps, side));
    if (side === "before") await show(ids);
    store.update((state) => {
      const { bulk } = state;
      const page = isBulk(state) ? idsOnPage(state) : [];
      const isBefore = side === "before";
      return {
        ...state,
        bulk: {
          ...bulk,
          draft: isBefore ? before.draft : {},
          selected: page.filter((id) => isBefore && before.selected.includes(id)),
          progress: undefined,
          outcome: { ...outcome, isAll: false, serial: (bulk.outcome?.serial ?? 0) + 1 },
        },
      };
    });
  };
}

function preparing(steps: BulkStep["steps"], side: Side): PrepareWrite {
  const byRecord = new Map(steps.map((step) => [step.recordId, step]));
  return (recordId) => {
    const step = byRecord.get(recordId);
    if (!step) throw new Error(`The action did not change the record ${recordId}.`);
    const before = { draft: step.draftBefore, snapshot: step.snapshotBefore };
    const seen = side === "before" ? before : unchanged(step.draftAfter);
    return { recordId, target: step[side], seen };
  };
}
