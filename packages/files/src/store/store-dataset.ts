import type { Dataset, Workspace } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { failureOf } from "../problem";
import type { DatasetPlan, PlannedRecord, RecordSource } from "../records/dataset-plan";
import { type Comparison, compareRecords } from "./compare";
import { completeDataset, createDataset } from "./create-dataset";
import { findDataset } from "./find-dataset";
import { type RefusedRecord, sendRecords } from "./send-records";
import { readStoredRecords } from "./stored-records";

/** Records and the server that stores them. */
export interface RecordsRequest {
  api: Client;
  records: RecordSource;
  /** The ids of the users whose responses are included, by username. Responses never replace those that are stored. */
  users?: ReadonlyMap<string, string>;
  /** Whether the fields of records with responses may change. */
  replaceAnswered: boolean;
  /** Whether stored records stay as they are, and only get the responses of people who have none there; default: no. */
  keepsStored?: boolean;
  onProgress: (done: number, total: number) => void;
  /** Called with each record that the server refuses; without it, the first one ends the work. */
  onRefused?: (refused: RefusedRecord, record: PlannedRecord) => void;
  /** Ends the work between two records; a later call continues. */
  signal?: AbortSignal;
}

/** Records for a dataset that exists. */
export interface AppendRequest extends RecordsRequest {
  dataset: Dataset;
}

/** A dataset with its records, and where it is to be stored. */
export interface StoreRequest extends RecordsRequest {
  workspace: Workspace;
  plan: DatasetPlan;
  /** Whether a draft of this name is completed, because an earlier call may have begun it; default: it is refused. */
  continuesDraft?: boolean;
  /** Called before the first record is sent, if there is one to send. */
  onBeforeSending?: (dataset: Dataset) => Promise<void>;
}

/** The dataset and what was done with its records, without those that the server has refused. */
export interface StoreResult extends Comparison {
  dataset: Dataset;
}

/**
 * Creates a dataset, or finds the one of the same name that an earlier call created, and sends new and changed records.
 * Nothing is sent before all records have been read; after an interruption, the same call continues.
 *
 * @param request the plan, its records and the server
 * @throws FileFailure if a dataset of this name has other settings, or if records with responses would change
 * @example
 * declare const request: StoreRequest;
 * const { created, dataset } = await storeDataset(request);
 */
export async function storeDataset(request: StoreRequest): Promise<StoreResult> {
  const { api, workspace, plan } = request;
  const found = await findDataset(api, workspace.id, plan, request.continuesDraft ?? false);
  if (found?.status === "draft") return storeIn(request, undefined, () => completeDataset(api, found, plan));
  return storeIn(request, found, () => createDataset(api, workspace.id, plan));
}

/**
 * Sends new and changed records to a dataset that exists. Records are the same if their external ids are.
 *
 * @param request the dataset, the records and the server
 * @throws FileFailure if records with responses would change
 * @example
 * declare const request: AppendRequest;
 * const { created, unchanged } = await appendRecords(request);
 */
export async function appendRecords(request: AppendRequest): Promise<StoreResult> {
  return storeIn(request, request.dataset, async () => request.dataset);
}

async function storeIn(
  request: RecordsRequest & Pick<StoreRequest, "onBeforeSending">,
  found: Dataset | undefined,
  create: () => Promise<Dataset>,
): Promise<StoreResult> {
  const { api, records, signal, users = new Map(), onRefused, keepsStored = false } = request;
  const lookUp = found ? await reader(api, found.id) : async () => new Map();
  const { comparison, stored } = await compareRecords(records, lookUp, { users, signal, keepsStored });
  if (comparison.answeredChanges > 0 && !request.replaceAnswered) {
    throw failureOf("answered_records", { records: comparison.answeredChanges });
  }
  const dataset = found ?? (await create());
  const total = comparison.created + comparison.changed;
  if (total > 0) {
    await request.onBeforeSending?.(dataset);
    const names = await questionNames(api, dataset.id);
    await sendRecords(records, {
      api,
      datasetId: dataset.id,
      names: { questions: invert(names), users },
      stored,
      keepsStored,
      signal,
      onRefused:
        onRefused &&
        ((refused, record, isNew) => {
          comparison[isNew ? "created" : "changed"] -= 1;
          onRefused(refused, record);
        }),
      onProgress: (done) => request.onProgress(done, total),
    });
  }
  return { ...comparison, dataset };
}

/** Returns what reads the stored records with some external ids. */
async function reader(api: Client, datasetId: string) {
  const known = { datasetId, questionNames: await questionNames(api, datasetId) };
  return (externalIds: readonly string[]) => readStoredRecords(api, known, externalIds);
}

async function questionNames(api: Client, datasetId: string): Promise<Map<string, string>> {
  const { items } = await api.listQuestions({ params: { dataset_id: datasetId } });
  return new Map(items.map((question) => [question.id, question.name]));
}

function invert(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...names].map(([id, name]) => [name, id]));
}
