import type { Dataset } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { limits } from "../limits";
import type { RefusedRecord } from "../store/send-records";
import {
  type ComparedDatasets,
  compareWhole,
  type DifferentRecord,
  type WholeComparison,
} from "./compare-whole";
import { valuesWithoutProperty, whileExtraAllowed } from "./extra-metadata";
import { patiently } from "./patiently";
import { isCarried, UpdatedRecords } from "./update-records";
import { updateSettings } from "./update-settings";
import { idOf } from "./whole-dataset";

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
  /** The records that the server refuses to change: the first of them with their reasons. */
  refused: { count: number; first: RefusedRecord[] };
}

/**
 * Carries over what has changed at the origin since a dataset was stored: settings, the parts of records, and responses that were
 * changed there later than where they are stored. Parts that only the stored record has changed since `former` stay; without `former`,
 * all that differ are replaced. No record, suggestion, vector or response is removed; metadata is replaced as a whole.
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
  const refused: WholeUpdated["refused"] = { count: 0, first: [] };
  if (dataset.status === "draft") return { before: undefined, refused };
  const { items } = await patiently(() => api.listQuestions({ params }));
  const questions = new Map(items.map(({ id, name }) => [name, id]));
  const updated = new UpdatedRecords({
    ...{ api, datasetId: dataset.id, questions, users, isOnlyConverting },
    onRefused: (record) => {
      refused.count += 1;
      if (refused.first.length < limits.refusedRows) refused.first.push(record);
    },
  });
  // Those with metadata that the dataset does not allow are sent last. There may be more than fit into memory.
  const extra = new Map<string, Omit<DifferentRecord, "record">>();
  const before = await compareWhole(update, async (different) => {
    const { record, ...others } = different;
    if (needsExtra(different, update)) extra.set(idOf(record), others);
    else await updated.add(different);
  });
  await updated.finish();
  if (extra.size === 0) return { before, refused };
  await whileExtraAllowed(api, await patiently(() => api.getDataset({ params })), async () => {
    for await (const record of origin.records()) {
      const others = extra.get(idOf(record));
      if (others) await updated.add({ record: update.convert?.(record) ?? record, ...others });
    }
    await updated.finish();
  });
  return { before, refused };
}

function needsExtra({ record, differences }: DifferentRecord, { stored, isOnlyConverting }: WholeUpdate) {
  const isSent =
    !isOnlyConverting && differences.some((each) => each.part === "metadata" && isCarried(each, false));
  return isSent && valuesWithoutProperty(record, stored.head).length > 0;
}
