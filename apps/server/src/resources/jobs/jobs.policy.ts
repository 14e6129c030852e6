import type { Caller } from "../../http/caller";

/** Whether this person may ask how far a job is. */
export function maySeeJobs(caller: Caller): boolean {
  return caller.role !== "annotator";
}
