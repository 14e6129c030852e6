import type { Client } from "@glossa/contract/client";
import type { DatasetParts } from "../plan/dataset-parts";

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
  const [dataset, fields, questions, metadata] = await Promise.all([
    api.getDataset({ params }),
    api.listFields({ params }),
    api.listQuestions({ params }),
    api.listMyMetadataProperties({ params }),
  ]);
  return {
    fields: fields.items,
    questions: questions.items,
    metadata: metadata.items,
    allowsExtraMetadata: dataset.allow_extra_metadata,
  };
}
