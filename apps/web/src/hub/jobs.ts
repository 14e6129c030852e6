import type { Job } from "@glossa/contract";
import { clientOf } from "@glossa/contract/client";
import { jobEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../entry-api";

/** Imports from and exports to the hub, which the first page does not need. */
export const hubApi = clientOf(jobEndpoints, apiOptions);

/** Statuses of jobs that still have something to do. */
const running: readonly Job["status"][] = ["queued", "started", "deferred", "scheduled"];

/** Whether a job has not ended. */
export function isRunning({ status }: Pick<Job, "status">): boolean {
  return running.includes(status);
}

/** The time between two questions about a job or its progress, in milliseconds. */
export const POLL_PAUSE = 3000;
