import { ApiError } from "@glossa/contract/client";
import {
  type CreationStep,
  chosenSubset,
  type FactsOfColumns,
  type HubDraft,
  mappingOf,
  toNewDataset,
} from "@glossa/features/hub-dataset";
import { refusalOf } from "../account/tell-refusal";
import { api } from "../api";
import { failureOfJob } from "../hub/job-failure";
import { hubApi, isRunning, POLL_PAUSE } from "../hub/jobs";
import { type Publication, publishDataset } from "./publish-dataset";
import { workspaceOf } from "./workspace-of";

/** How often the progress is asked for at most. */
const MOST_POLLS = 10;

/** With as many records annotators can begin. */
const ENOUGH_RECORDS = 10;

/**
 * Creates the dataset of a draft, and its workspace if there is none, starts the import and waits for the first
 * records. If a step fails, the dataset is deleted again.
 */
export async function createFromHub(
  draft: HubDraft,
  facts: FactsOfColumns,
  onStep: (step: CreationStep) => void,
  wait: (milliseconds: number) => Promise<void> = realTime,
): Promise<Publication> {
  const { repository, subset } = draft;
  const { split } = chosenSubset(draft);
  const mapping = mappingOf(draft);
  let workspace: { id: string; name: string };
  try {
    if (draft.workspace?.id === undefined) onStep("workspace");
    workspace = await workspaceOf(draft.workspace);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { isNameTaken: false, message: refusalOf(error) } };
  }
  return publishDataset(toNewDataset({ ...draft, workspace }, facts), {
    onStep,
    // The input of scripts, an export and the code for an import.
    metadata: { repoId: repository, subset, split, mapping, imported: "UI" },
    fill: async (dataset_id) => {
      onStep("import");
      const body = { name: repository, subset, split, mapping };
      const job = await hubApi.importFromHub({ params: { dataset_id }, body });
      onStep("records");
      return waitForRecords(dataset_id, job.id, wait);
    },
  });
}

/** Waits until some records have arrived or the import has ended; returns the reason if it failed. */
async function waitForRecords(
  dataset_id: string,
  job_id: string,
  wait: (milliseconds: number) => Promise<void>,
): Promise<string | undefined> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    if (poll > 0) await wait(POLL_PAUSE);
    const [progress, job] = await Promise.all([
      answered(api.getDatasetProgress({ params: { dataset_id } })),
      answered(hubApi.getJob({ params: { job_id } })),
    ]);
    if ((progress?.total ?? 0) >= ENOUGH_RECORDS || job?.status === "finished") return undefined;
    if (job && !isRunning(job)) return failureOfJob(job_id, "hub.importFailed");
  }
}

/** A question that fails is asked again: the import continues meanwhile. */
async function answered<Reply>(call: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function realTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
