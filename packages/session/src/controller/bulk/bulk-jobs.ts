import type { BulkAction } from "@glossa/contract";
import type { Criteria } from "../../criteria/criteria";
import { isForServer } from "../../model/bulk/all-results";
import { directionOf, hasEnded, isFresh, kindOf } from "../../model/bulk/bulk-job";
import type { BulkKind } from "../../model/bulk/bulk-run";
import { MOST_BY_SERVER } from "../../model/bulk/most-results";
import type { RecordInput } from "../../model/record/record-state";
import type { BulkJobStep } from "../../model/undo";
import type { Keeper } from "../drafts/keep-drafts";
import { type BulkJobRequest, CriteriaRefusedError, type SessionPorts } from "../ports";
import { recordsWithEntries } from "../queue/loader";
import type { SessionStore } from "../store";
import { makeJobEnd } from "./end-job";
import { makeJobFollower } from "./follow-job";
import { jobRequest } from "./job-request";

interface Parts<R extends RecordInput> {
  ports: SessionPorts<R>;
  keeper: Pick<Keeper, "forget">;
  /** Opens the queue of criteria. */
  open: (criteria: Criteria) => Promise<void>;
}

/** Actions of the server on more results than this browser responds to itself. */
export type BulkJobs = ReturnType<typeof makeBulkJobs>;

/** Creates the functions that start such actions, find them again, cancel, undo and repeat them. */
export function makeBulkJobs<R extends RecordInput>(store: SessionStore<R>, parts: Parts<R>) {
  const { ports } = parts;
  const port = ports.bulkJobs;
  const follower = makeJobFollower(store, ports);
  const end = makeJobEnd(store, parts);
  const started = { saved: 0, isCancelled: false, isByServer: true };

  /** Starts an action. If the reply is lost, the server can be asked whether it runs. */
  async function start(request: BulkJobRequest | undefined): Promise<BulkAction | undefined> {
    if (!request || !port) return undefined;
    try {
      return await port.start(request);
    } catch (error) {
      if (error instanceof CriteriaRefusedError) throw error;
      const latest = await port.latest().catch(() => undefined);
      return latest && !hasEnded(latest) ? latest : undefined;
    }
  }

  /** Does some work with an action. If the server refuses it, shows a notice and returns undefined. */
  async function orNotice<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      ports.onRefused?.(error instanceof CriteriaRefusedError ? error.cause : error);
      follower.show(undefined);
      return undefined;
    }
  }

  return {
    /** Whether the server runs an action. */
    isNeeded() {
      const { bulk, queue } = store.getState();
      return port !== undefined && bulk.isAll && isForServer(bulk, queue.total);
    },
    /** Responds to all results, also with suggestions from a score on. Returns false if nothing could be started. */
    async respond(kind: BulkKind, leastScore?: number): Promise<boolean> {
      const { bulk, queue } = store.getState();
      const before = { draft: bulk.draft, selected: bulk.selected };
      follower.show({ ...started, kind, direction: "done", total: queue.total ?? 0 });
      const isStarted = await orNotice(async () => {
        const withEntries = await recordsWithEntries(ports.outbox);
        const { recordStates } = store.getState();
        const request = jobRequest(store.getState(), { kind, leastScore, withEntries });
        const sent = new Map(request?.own.map(({ recordId: id }) => [id, recordStates[id]?.draft ?? {}]));
        const action = await start(request);
        const ended = action && (await follower.follow(action));
        const step = ended && stepOf(ended, before);
        if (step) await end({ action: ended, direction: "done", step, isNew: true, sent });
        return action !== undefined;
      });
      return isStarted !== false;
    },
    /** Undoes or repeats an action. Returns whether it did. */
    async play(step: BulkJobStep, side: "before" | "after"): Promise<boolean> {
      const direction = side === "before" ? "undone" : "redone";
      follower.show({ ...started, kind: step.action, direction, total: step.count });
      const isDone = await orNotice(async () => {
        const action = await (side === "before" ? port?.undo(step.id) : port?.redo(step.id));
        const ended = action && (await follower.follow(action));
        if (ended) await end({ action: ended, direction, step, isNew: false });
        return ended !== undefined;
      });
      return isDone ?? false;
    },
    /** Finds an action again that an earlier page has started: its progress, or its result if it was not shown yet. */
    async resume(): Promise<void> {
      const action = await port?.latest().catch(() => undefined);
      const { bulk } = store.getState();
      if (!action || follower.isClosed() || bulk.progress) return;
      const isTold = action.id === bulk.lastJob || !isFresh(action, Date.now());
      if (hasEnded(action) && isTold) return;
      const direction = directionOf(action);
      const ended = await follower.follow(action);
      const step = stepOf(action, { draft: bulk.draft, selected: bulk.selected });
      if (ended) await end({ action: ended, direction, step, isNew: direction !== "undone" });
    },
    cancel: follower.cancel,
    close: follower.close,
  };
}

/** How many results an action can affect. */
export function mostResultsOf({ bulkJobs }: { bulkJobs?: unknown }): number | undefined {
  return bulkJobs ? MOST_BY_SERVER : undefined;
}

function stepOf(action: BulkAction, before: BulkJobStep["before"]): BulkJobStep {
  return { kind: "bulkJob", action: kindOf(action), id: action.id, count: action.counts.saved, before };
}
