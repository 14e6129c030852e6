import type { Criteria } from "../../criteria/criteria";
import type { BulkKind, BulkOutcome } from "../../model/bulk/bulk-run";
import { draftInBulk } from "../../model/bulk/bulk-values";
import { isSubmittable, submittedValuesOf, valuesOf } from "../../model/record/draft";
import { conflictOf, currentResponse, type RecordInput } from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import { type BulkStep, type ResponseStep, withStep } from "../../model/undo";
import type { SessionOptions } from "../ports";
import { unchanged } from "../responses/responding";
import type { SessionStore } from "../store";
import type { BulkRun, PrepareWrite } from "./bulk-run";

const statuses = { submit: "submitted", draft: "draft", discard: "discarded" } as const satisfies Record<
  BulkKind,
  UserResponse["status"]
>;

interface Parts {
  run: BulkRun;
  /** Loads all results, and returns their ids; undefined if they cannot be loaded. */
  loadAll: () => Promise<readonly string[] | undefined>;
  /** Opens the queue of criteria. */
  open: (criteria: Criteria) => Promise<void>;
}

/** Creates the responses to all selected records. */
export function makeBulkResponding<R extends RecordInput>(
  { questions }: Pick<SessionOptions<R>, "questions">,
  store: SessionStore<R>,
  { run, loadAll, open }: Parts,
) {
  /** Creates the writes of an action, and collects their steps: they are undone together. */
  function preparing(kind: BulkKind, steps: ResponseStep[]): PrepareWrite {
    const { draft: form } = store.getState().bulk;
    const read = kind === "submit" ? submittedValuesOf : valuesOf;
    return (recordId) => {
      const work = store.getState().recordStates[recordId];
      // Nothing is sent before the user has compared the two.
      if (!work || conflictOf(work)) return { recordId, kind: "conflict" };
      // Copies: a later change of one record must not change another one.
      const draftAfter = structuredClone(draftInBulk(form, work, questions));
      if (kind === "submit" && !isSubmittable(draftAfter, questions)) return { recordId, kind: "incomplete" };
      const target = { status: statuses[kind], values: read(draftAfter, questions) };
      const { draft: draftBefore, snapshot: snapshotBefore } = work;
      const before = currentResponse(work);
      steps.push({ kind, recordId, before, after: target, draftBefore, snapshotBefore, draftAfter });
      return { recordId, target, seen: unchanged(draftAfter) };
    };
  }

  /** Ends an action: only records that were not saved stay selected. */
  function finish(outcome: Omit<BulkOutcome, "serial">, step: BulkStep, selected: readonly string[]) {
    store.update((state) => {
      const { bulk, history } = state;
      const draft = selected.length === 0 ? {} : bulk.draft;
      const serial = (bulk.outcome?.serial ?? 0) + 1;
      const ended = { anchor: undefined, isAll: false, progress: undefined, outcome: { ...outcome, serial } };
      return {
        ...state,
        history: step.steps.length > 0 ? withStep(history, step) : history,
        bulk: { ...bulk, ...ended, selected, draft },
      };
    });
  }

  async function respond(action: BulkKind) {
    const { bulk, saving } = store.getState();
    const { selected, isAll, draft } = bulk;
    if (run.isRunning() || saving !== undefined || selected.length === 0) return;
    const steps: ResponseStep[] = [];
    run.begin({ kind: action, direction: "done" }, selected.length);
    const results = isAll ? await loadAll() : [];
    if (!results) return run.fail({ isAll });
    const ids = [...selected, ...results];
    const { left, ...outcome } = await run.save(ids, preparing(action, steps));
    const unsaved = [...outcome.failures.map(({ recordId }) => recordId), ...left];
    finish({ ...outcome, isAll }, { kind: "bulk", action, steps, before: { draft, selected } }, unsaved);
    if (isAll) await reload(unsaved);
  }

  /** Shows the results that are left; without a server, the page stays as it is. */
  async function reload(selected: readonly string[]) {
    const { criteria, isOut } = store.getState();
    if (isOut) return;
    const { committed } = criteria;
    await open({ ...committed, page: { ...committed.page, page: 1 } });
    store.update((state) => ({ ...state, bulk: { ...state.bulk, selected } }));
  }

  return {
    submit: () => respond("submit"),
    saveDraft: () => respond("draft"),
    discard: () => respond("discard"),
    cancel: run.cancel,
  };
}
