import { type BulkProgress, chunksOf, outcomeOf, type RecordOutcome } from "../../model/bulk/bulk-run";
import type { RecordInput } from "../../model/record/record-state";
import type { UserResponse } from "../../model/record/response";
import type { Outbox } from "../../outbox/outbox";
import type { DraftAndSnapshot } from "../responses/responding";
import type { SessionStore } from "../store";
import { type Outcomes, watchOutcomes } from "./watch-outcomes";

/** The response of one record, to be put into the outbox. */
interface BulkWrite {
  recordId: string;
  target: UserResponse | null;
  seen: DraftAndSnapshot;
}

/** Creates a write as late as possible, because the record may change until then; or returns why there is none. */
export type PrepareWrite = (recordId: string) => BulkWrite | RecordOutcome;

/** Puts a response into the outbox, as for a single record. */
type Put = (recordId: string, target: UserResponse | null, seen: DraftAndSnapshot) => Promise<void>;

/** Saves responses to many records. */
export type BulkRun = ReturnType<typeof makeBulkRun>;

/**
 * Creates the functions that save responses in chunks. A chunk ends when the server has replied to all its writes, or
 * when it is known that it cannot: then they wait in the outbox, like single ones.
 */
export function makeBulkRun<R extends RecordInput>(
  store: SessionStore<R>,
  { outbox, put }: { outbox: Outbox; put: Put },
) {
  let running: Outcomes | undefined;
  const progress = () => store.getState().bulk.progress ?? idle;
  const withProgress = (change: Partial<BulkProgress>) =>
    store.update((state) => ({
      ...state,
      bulk: { ...state.bulk, progress: { ...(state.bulk.progress ?? idle), ...change } },
    }));

  async function write(recordId: string, prepare: PrepareWrite, outcomes: Outcomes) {
    const made = prepare(recordId);
    if ("kind" in made) return outcomes.note(made);
    await put(recordId, made.target, made.seen);
    // The server already holds this response, or a pending write was taken back.
    if (!store.getState().recordStates[recordId]?.entry) outcomes.note({ recordId, kind: "saved" });
  }

  async function saveChunk(recordIds: readonly string[], prepare: PrepareWrite): Promise<RecordOutcome[]> {
    const outcomes = watchOutcomes(outbox, recordIds);
    running = outcomes;
    for (const recordId of recordIds) await write(recordId, prepare, outcomes);
    if (store.getState().isOut || progress().isCancelled) outcomes.end();
    return outcomes.all;
  }

  return {
    isRunning: () => store.getState().bulk.progress !== undefined,
    /** Begins an action: until it has ended, no other one begins. */
    begin: (begun: Pick<BulkProgress, "kind" | "direction">, total: number) =>
      withProgress({ ...begun, saved: 0, total, isCancelled: false }),
    /** Saves the responses; returns the result and the records that were left out after a cancellation. */
    async save(recordIds: readonly string[], prepare: PrepareWrite) {
      const ids = [...new Set(recordIds)];
      withProgress({ total: ids.length });
      const outcomes: RecordOutcome[] = [];
      for (const chunk of chunksOf(ids)) {
        if (progress().isCancelled) break;
        outcomes.push(...(await saveChunk(chunk, prepare)));
        withProgress({ saved: outcomes.length });
      }
      running = undefined;
      const known = new Set(outcomes.map(({ recordId }) => recordId));
      return { ...outcomeOf(progress(), outcomes), left: ids.filter((id) => !known.has(id)) };
    },
    /** Ends an action whose records could not be loaded. */
    fail: ({ isAll }: { isAll: boolean }) =>
      store.update((state) => {
        const { bulk } = state;
        const serial = (bulk.outcome?.serial ?? 0) + 1;
        const outcome = { ...outcomeOf(progress(), []), isAll, serial, isNotLoaded: true };
        return { ...state, bulk: { ...bulk, progress: undefined, outcome } };
      }),
    /** Stops after the running chunk, which no longer waits for the server. An undo is never left halfway. */
    cancel() {
      if (progress().direction === "done") withProgress({ isCancelled: true });
      running?.end();
    },
  };
}

const idle: BulkProgress = { kind: "submit", direction: "done", saved: 0, total: 0, isCancelled: false };
