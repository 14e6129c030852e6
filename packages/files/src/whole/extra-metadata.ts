import type { Dataset, DatasetFileHead } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import type { PlannedRecord, RecordSource } from "../records/dataset-plan";
import { filledOf } from "../records/difference";
import type { StoreRequest, StoreResult } from "../store/store-dataset";
import { patiently } from "./patiently";
import type { WholeRequest } from "./store-whole";
import { planOfHead } from "./whole-dataset";

type Extra = Pick<StoreRequest, "plan" | "onBeforeSending">;

/**
 * Stores records that may have metadata without a property, although their dataset allows none: a property that is deleted
 * leaves its values in the records. The dataset allows them while records are sent.
 *
 * @param store stores the dataset by this plan
 */
export async function withExtraMetadata(
  { api, head, name, records, keepsStored, isContinued }: WholeRequest,
  store: (extra: Extra) => Promise<StoreResult>,
): Promise<StoreResult> {
  if (
    head.status === "draft" ||
    head.allow_extra_metadata ||
    !(await hasValuesWithoutProperty(records, head))
  )
    return store({ plan: planOfHead(head, name) });
  let open: string | undefined;
  try {
    const stored = await store({
      plan: planOfHead({ ...head, allow_extra_metadata: true }, name),
      onBeforeSending: async ({ id, allow_extra_metadata: isAllowed }) => {
        open = id;
        if (!isAllowed) await allowExtra(api, id, true);
      },
    });
    // An earlier call that was interrupted may have left it allowed. What is to be kept may be so on purpose.
    if (stored.dataset.allow_extra_metadata && (isContinued || !keepsStored)) open = stored.dataset.id;
    if (open === undefined) return stored;
    const id = open;
    open = undefined;
    await allowExtra(api, id, false);
    return { ...stored, dataset: { ...stored.dataset, allow_extra_metadata: false } };
  } catch (error) {
    // The first failure is the one that explains; the next call tries again.
    if (open !== undefined) await setExtra(api, open, false).catch(() => undefined);
    throw error;
  }
}

/** Does something while a dataset allows metadata without a property. */
export async function whileExtraAllowed(
  api: Client,
  { id, allow_extra_metadata: isAllowed }: Pick<Dataset, "id" | "allow_extra_metadata">,
  work: () => Promise<void>,
): Promise<void> {
  if (isAllowed) return work();
  await allowExtra(api, id, true);
  try {
    await work();
  } finally {
    await allowExtra(api, id, false);
  }
}

/** The names of metadata of a record for which its dataset has no property. */
export function valuesWithoutProperty(
  { metadata }: Pick<PlannedRecord, "metadata">,
  { metadata_properties: properties }: DatasetFileHead,
): string[] {
  const names = filledOf(metadata).map(([name]) => name);
  return names.filter((name) => !properties.some((property) => property.name === name));
}

async function hasValuesWithoutProperty(records: RecordSource, head: DatasetFileHead): Promise<boolean> {
  for await (const record of records()) if (valuesWithoutProperty(record, head).length > 0) return true;
  return false;
}

async function allowExtra(api: Client, dataset_id: string, isAllowed: boolean): Promise<void> {
  await patiently(() => setExtra(api, dataset_id, isAllowed));
}

async function setExtra(api: Client, dataset_id: string, isAllowed: boolean): Promise<void> {
  await api.updateDataset({ params: { dataset_id }, body: { allow_extra_metadata: isAllowed } });
}
