import { JobRunner } from "../jobs/job-runner";
import { eraseDatasetJob, eraseDatasetKind } from "../resources/deleted-datasets/erase-dataset-job";
import type { TestServer } from "./test-server";

/** Runs the jobs that erase datasets which were deleted for good. */
export async function runErasing({ services: { database } }: Pick<TestServer, "services">): Promise<void> {
  const handlers = { [eraseDatasetKind]: eraseDatasetJob({ database }) };
  await new JobRunner(database, handlers, { warn: () => undefined }).runDue();
}
