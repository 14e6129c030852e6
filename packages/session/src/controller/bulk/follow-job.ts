import type { BulkAction } from "@glossa/contract";
import { hasEnded, progressOfJob } from "../../model/bulk/bulk-job";
import type { BulkProgress } from "../../model/bulk/bulk-run";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionPorts } from "../ports";
import type { SessionStore } from "../store";

/** Delays before the state of a job is read, in ms: the last one is repeated. */
const READ_AFTER_MS = [300, 500, 1000];
/** Delay after a read that failed. */
const AGAIN_AFTER_MS = 2000;

/** Shows how far an action of the server is, until it has ended or the page is closed. */
export function makeJobFollower<R extends RecordInput>(
  store: SessionStore<R>,
  { bulkJobs: port, onJobProgress }: Pick<SessionPorts<R>, "bulkJobs" | "onJobProgress">,
) {
  let isClosed = false;
  let running: string | undefined;
  const show = (progress: BulkProgress | undefined) =>
    store.update((state) => ({ ...state, bulk: { ...state.bulk, progress } }));

  /** Reads the action, however long the server cannot be reached. */
  async function readAgain(action: BulkAction): Promise<BulkAction> {
    while (!isClosed) {
      const now = await port?.get(action.id).catch(() => undefined);
      if (now) return now;
      await wait(AGAIN_AFTER_MS);
    }
    return action;
  }

  /** Asks the server to end the action; if it cannot be reached, the action continues. */
  function end(id: string) {
    void port?.cancel(id).catch(() => {
      const { progress } = store.getState().bulk;
      if (progress) show({ ...progress, isCancelled: false });
    });
  }

  return {
    show,
    isClosed: () => isClosed,
    /** Waits until the action has ended; undefined if the page was closed before. */
    async follow(action: BulkAction): Promise<BulkAction | undefined> {
      running = action.id;
      // The user was faster than the reply.
      if (store.getState().bulk.progress?.isCancelled) end(action.id);
      let now = action;
      for (let turn = 0; !isClosed; turn += 1) {
        if (hasEnded(now)) {
          running = undefined;
          return now;
        }
        const { isCancelled = false } = store.getState().bulk.progress ?? {};
        show({ ...progressOfJob(now), isCancelled });
        await wait(READ_AFTER_MS[Math.min(turn, READ_AFTER_MS.length - 1)] ?? 0);
        now = await readAgain(now);
        onJobProgress?.();
      }
    },
    /** Ends the running action at once. An undo is never left halfway. */
    cancel() {
      const { progress } = store.getState().bulk;
      if (progress?.direction !== "done") return;
      show({ ...progress, isCancelled: true });
      if (running !== undefined) end(running);
    },
    close() {
      isClosed = true;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
