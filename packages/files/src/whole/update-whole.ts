import type { Dataset } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { RefusedRecord } from "../store/send-records";
import {
  type ComparedDatasets,
  compareWhole,
  type DifferentRecord,
  type WholeComparison,
} from "./compare-whole";
import { valuesWithoutProperty, whileExtraAllowed } from "./extra-metadata";
import { patiently } from "./patiently";
import { UpdatedRecords } from "./update-records";
import { updateSettings } from "./update-settings";

/** A dataset that was stored earlier, and its origin as it is now. */
export interface WholeUpdate extends ComparedDatasets {
  api: Client;
  dataset: Dataset;
  /** Whether only responses are replaced that were stored before `convert` was asked for. */
  isOnlyConverting?: boolean | undefined;
}

/** What an update has found and could not change. */
export interface WholeUpdated {
  /** Undefined for a draft, which has no records. */
  before: WholeComparison | undefined;
  refused: RefusedRecord[];
}

/**
 * Carries over what has changed at the origin since a dataset was stored: settings, the parts of records, and responses that were
 * changed there later than where they are stored. Nothing is removed.
 *
 * @param update the dataset and its origin
 * @throws ApiError if the server cannot be reached
 * @returns how the dataset stood to its origin before, and the records that the server refuses to change
 * @example
 * declare const update: WholeUpdate;
 * const { refused } = await updateWhole(update);
 */
export async function updateWhole(update: WholeUpdate): Promise<WholeUpdated> {
  const { api, dataset, origin, stored, users, isOnlyConverting = false } = update;
  const params = { dataset_id: dataset.id };
  if (!isOnlyConverting)
    await updateSettings({ api, datasetId: dataset.id, origin: origin.head, stored: stored.head });
  if (dataset.status === "draft") return { before: undefined, refused: [] };
  const { items } = await patiently(() => api.listQuestions({ params }));
  const questions = new Map(items.map(({ id, name }) => [name, id]));
  const refused: RefusedRecord[] = [];
  const updated = new UpdatedRecords({
    ...{ api, datasetId: dataset.id, questions, users, isOnlyConverting },
    onRefused: (record) => refused.push(record),
  });
  // Those with metadata that the dataset does not allow are sent last.
  const extra: DifferentRecord[] = [];
  const before = await compareWhole(update, async (different) => {
    if (needsExtra(different, update)) extra.push(different);
    else await updated.add(different);
  });
  await updated.finish();
  if (extra.length === 0) return { before, refused };
  await whileExtraAllowed(api, await patiently(() => api.getDataset({ params })), async () => {
    for (const different of extra) await updated.add(different);
    await updated.finish();
  });
  return { before, refused };
}

function needsExtra({ record, differences }: DifferentRecord, { stored, isOnlyConverting }: WholeUpdate) {
  const isSent = !isOnlyConverting && differences.some(({ part }) => part === "metadata");
  return isSent && valuesWithoutProperty(record, stored.head).length > 0;
}
