import type { Criteria } from "../../criteria/criteria";
import {
  type AcceptInput,
  acceptedChanges,
  draftWithAccepted,
  isCompleteWith,
} from "../../model/bulk/accepted";
import type { BulkKind, BulkOutcome } from "../../model/bulk/bulk-run";
import { draftInBulk } from "../../model/bulk/bulk-values";
import { type Draft, isSubmittable, submittedValuesOf, valuesOf } from "../../model/record/draft";
import {
  conflictOf,
  currentResponse,
  type RecordInput,
  type RecordState,
} from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import type { SessionState } from "../../model/state";
import { type BulkStep, type ResponseStep, withStep } from "../../model/undo";
import { unchanged } from "../responses/responding";
import type { SessionStore } from "../store";
import type { BulkJobs } from "./bulk-jobs";
import type { BulkRun, PrepareWrite } from "./bulk-run";

const statuses = { submit: "submitted", draft: "draft", discard: "discarded" } as const satisfies Record<
  BulkKind,
  UserResponse["status"]
>;

/** Suggestions to accept. */
export interface Accepting {
  leastScore: number;
  /** The ids of all results, as `loadResults` returned them, if all are affected and the browser saves them. */
  results?: readonly string[] | undefined;
}

/** The values of the form, and the lowest score of suggestions if they are accepted. */
type DraftInput = Omit<AcceptInput, "leastScore"> & { leastScore: number | undefined };

interface Parts {
  run: BulkRun;
  /** Loads all results, and returns their ids; undefined if they cannot be loaded. */
  loadAll: () => Promise<readonly string[] | undefined>;
  jobs: Pick<BulkJobs, "isNeeded" | "respond">;
  /** Whether responses are taken. */
  mayRespond: () => boolean;
  /** Opens the queue of criteria. */
  open: (criteria: Criteria) => Promise<void>;
}

/** Creates the responses to all selected records. */
export function makeBulkResponding<R extends RecordInput>(
  store: SessionStore<R>,
  { run, loadAll, jobs, mayRespond, open }: Parts,
) {
  /** Creates the writes of an action, and collects their steps: they are undone together. */
  function preparing(kind: BulkKind, steps: ResponseStep[], leastScore?: number): PrepareWrite {
    const { draft: form } = store.getState().bulk;
    const read = kind === "submit" ? submittedValuesOf : valuesOf;
    return (recordId) => {
      const { records, recordStates, questions } = store.getState();
      const recordState = recordStates[recordId];
      // Nothing is sent before the user has compared the two.
      if (!recordState || conflictOf(recordState)) return { recordId, kind: "conflict" };
      const draftAfter = draftOf(records[recordId], recordState, { form, questions, leastScore });
      if (kind === "submit" && !isWhole(recordState, draftAfter, { questions, leastScore }))
        return { recordId, kind: "incomplete" };
      const target = { status: statuses[kind], values: read(draftAfter, questions) };
      const { draft: draftBefore, snapshot: snapshotBefore } = recordState;
      const before = currentResponse(recordState);
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

  async function respond(action: BulkKind, { leastScore, results: known }: Partial<Accepting> = {}) {
    const { bulk, saving } = store.getState();
    const { selected, isAll, draft } = bulk;
    if (run.isRunning() || saving !== undefined || selected.length === 0) return;
    const steps: ResponseStep[] = [];
    run.begin({ kind: action, direction: "done" }, selected.length);
    const given = known ?? (isAll ? await loadAll() : selected);
    if (!given) return run.fail({ isAll });
    const isAffected = (id: string) =>
      leastScore === undefined || hasAccepted(store.getState(), id, { action, leastScore });
    // Selected records that have left the queue since are no longer results, but stay selected.
    const ids = (known ? given : [...selected, ...given]).filter(isAffected);
    const skipped = selected.filter((id) => !ids.includes(id));
    const { left, ...outcome } = await run.save(ids, preparing(action, steps, leastScore));
    const failed = outcome.failures.map(({ recordId }) => recordId);
    const unsaved = [...failed, ...left, ...skipped];
    const saved = steps.filter(({ recordId }) => !failed.includes(recordId)).length;
    finish(
      { ...outcome, isAll },
      { kind: "bulk", action, steps, saved, before: { draft, selected, isAll } },
      unsaved,
    );
    if (isAll) await reload(unsaved);
  }

  /** Responds to the selected records, or to all results; to very many by the server. */
  async function give(action: BulkKind, accepting?: Accepting) {
    if (!mayRespond()) return;
    const { bulk, saving } = store.getState();
    if (!jobs.isNeeded()) return respond(action, accepting);
    if (run.isRunning() || saving !== undefined || bulk.selected.length === 0) return;
    if (!(await jobs.respond(action, accepting?.leastScore))) run.fail({ isAll: true });
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
    submit: () => give("submit"),
    saveDraft: () => give("draft"),
    discard: () => give("discard"),
    /** Responds with the suggested values from a score on, where neither the form nor the user has given one. */
    acceptSuggestions: (action: "submit" | "draft", accepting: Accepting) => give(action, accepting),
    /** Loads the results that are compared before an action, up to 1,000; undefined if they cannot be loaded. */
    loadResults: loadAll,
  };
}

/** Whether a record has suggestions to accept, and can be submitted with them if it is to be; others are not affected. */
function hasAccepted<R extends RecordInput>(
  { bulk, records, recordStates, questions }: SessionState<R>,
  recordId: string,
  { action, leastScore }: { action: BulkKind; leastScore: number },
): boolean {
  const [record, recordState] = [records[recordId], recordStates[recordId]];
  const rows = record && recordState ? [{ record, recordState }] : [];
  const [change] = acceptedChanges(rows, { form: bulk.draft, questions, leastScore });
  return change !== undefined && (change.isComplete || action !== "submit");
}

/** The draft of a record with the values of the form and, from a score on, with the suggested ones. */
function draftOf(
  record: RecordInput | undefined,
  recordState: RecordState,
  { form, questions, leastScore }: DraftInput,
): Draft {
  const isAccepting = record !== undefined && leastScore !== undefined;
  const draft = isAccepting
    ? draftWithAccepted(record, recordState, { form, questions, leastScore })
    : draftInBulk(form, recordState, questions);
  // Copies: a later change of one record must not change another one.
  return structuredClone(draft);
}

/** Whether a draft can be submitted; if suggestions were accepted, without leaving out one that must be answered. */
function isWhole(
  recordState: RecordState,
  draft: Draft,
  { questions, leastScore }: Omit<DraftInput, "form">,
): boolean {
  return leastScore === undefined
    ? isSubmittable(draft, questions)
    : isCompleteWith(draft, recordState, questions);
}
