import type { Client } from "@glossa/contract/client";
import type { DatasetParts } from "../plan/dataset-parts";

/** Enough to see what the ids of the records look like; their texts, which can be long, come with them. */
const idsRead = 50;

/**
 * Loads the parts of a dataset that records must fit.
 *
 * @param api the client of the server
 * @param dataset_id of the dataset
 * @example
 * const parts = await readDatasetParts(makeClient({ baseUrl: "http://localhost:6900" }), "…");
 */
export async function readDatasetParts(api: Client, dataset_id: string): Promise<DatasetParts> {
  const params = { dataset_id };
  const [dataset, fields, questions, metadata, records] = await Promise.all([
    api.getDataset({ params }),
    api.listFields({ params }),
    api.listQuestions({ params }),
    api.listMyMetadataProperties({ params }),
    api.listRecords({ params, query: { offset: 0, limit: idsRead } }),
  ]);
  return {
    fields: fields.items,
    questions: questions.items,
    metadata: metadata.items,
    allowsExtraMetadata: dataset.allow_extra_metadata,
    recordIds: records.items.flatMap(({ external_id }) => external_id ?? []),
  };
}
