import type { Dataset, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { DatasetPlan, RecordSource } from "../dataset-plan";
import { CommandFailure } from "../failure";
import { type Comparison, compareRecords } from "./compare";
import { createDataset } from "./create-dataset";
import { findDataset } from "./find-dataset";
import { sendRecords } from "./send-records";
import { readStoredRecords } from "./stored-records";

/** A dataset with its records, and where it is to be stored. */
export interface StoreRequest {
  api: Client;
  workspace: Workspace;
  plan: DatasetPlan;
  records: RecordSource;
  /** The ids of the users whose responses are included, by username. */
  users?: ReadonlyMap<string, string>;
  /** Whether the fields of records with responses may change. */
  replaceAnswered: boolean;
  onProgress: (done: number, total: number) => void;
}

/** The dataset and what was done with its records. */
export interface StoreResult extends Comparison {
  dataset: Dataset;
}

/**
 * Creates the dataset if it does not exist, then sends new and changed records. Nothing is sent before all records have
 * been read.
 */
export async function storeDataset(request: StoreRequest): Promise<StoreResult> {
  const { api, workspace, plan, records } = request;
  const found = await findDataset(api, workspace.id, plan);
  const stored = found
    ? await readStoredRecords(api, found.id, await questionNames(api, found.id))
    : new Map();
  const comparison = await compareRecords(records, stored);
  if (comparison.answeredChanges > 0 && !request.replaceAnswered) throw answeredChanges(comparison);
  const dataset = found ?? (await createDataset(api, workspace.id, plan));
  const total = comparison.created + comparison.changed;
  if (total > 0) {
    const names = await questionNames(api, dataset.id);
    await sendRecords(records, {
      api,
      datasetId: dataset.id,
      names: { questions: invert(names), users: request.users ?? new Map() },
      stored,
      onProgress: (done) => request.onProgress(done, total),
    });
  }
  return { ...comparison, dataset };
}

async function questionNames(api: Client, datasetId: string): Promise<Map<string, string>> {
  const { items } = await api.listQuestions({ params: { dataset_id: datasetId } });
  return new Map(items.map((question) => [question.id, question.name]));
}

function invert(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...names].map(([id, name]) => [name, id]));
}

function answeredChanges({ answeredChanges: number }: Comparison): CommandFailure {
  const records =
    number === 1 ? "1 record that has answers" : `${number.toLocaleString("en")} records that have answers`;
  return new CommandFailure(
    `The import would change the fields of ${records}. Nothing was imported. Run the command with --replace-answered to change them.`,
  );
}
