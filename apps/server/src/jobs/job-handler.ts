import type { Handle } from "../database/database";
import type { JobProgress } from "./due-jobs.repository";
import type { JobRow } from "./jobs.repository";

/** The lanes of jobs. */
export const lanes = ["short", "long", "bySubject"] as const;

/**
 * Lanes run beside each other. In "short" and "long", one job runs after the other; a long one may take minutes, and ends
 * early when the server stops. In "bySubject", where each job must have a subject, it waits only for others about the same
 * one, also on other servers: a receiver gets one message after the other, and one that does not respond delays its own
 * messages and nothing else.
 */
export type Lane = (typeof lanes)[number];

/** What remains to be stored of a job: in the transaction that settles it, because each waits for other writes. */
export interface JobEnding {
  store(db: Handle): Promise<void>;
  /** Why the job failed, if it did. */
  failure?: Error | undefined;
}

/** Does the work of one kind; it may run again after a crash, and must not repeat visible effects. */
export interface JobHandler {
  run(
    payload: unknown,
    report: (progress: JobProgress) => Promise<void>,
    signal: AbortSignal,
    job: JobRow,
  ): Promise<void> | Promise<JobEnding>;
  /** The jobs that it waits for; default: "short". */
  lane?: Lane;
  /** Deletes what it keeps of jobs that ended before a given time. */
  forget?(before: string): Promise<void>;
  /** The delay before each retry, in seconds. */
  retriesAfter: readonly number[];
}

/** A failure that no retry can fix. */
export class FinalFailure extends Error {}
