import type { DatasetContents } from "@glossa/features/dataset-settings";
import { api } from "../api";

/** Counts the records of a dataset and the responses of all users to them. */
export async function datasetContents(dataset_id: string): Promise<DatasetContents> {
  const call = { params: { dataset_id } };
  const [{ total }, { users }] = await Promise.all([
    api.getDatasetProgress(call),
    api.getUsersProgress(call),
  ]);
  const responses = users.map(({ completed, pending }) => sum(completed) + sum(pending));
  return {
    records: total,
    answers: responses.reduce((before, count) => before + count, 0),
    people: responses.filter((count) => count > 0).length,
  };
}

function sum(counts: Record<"submitted" | "discarded" | "draft", number>): number {
  return counts.submitted + counts.discarded + counts.draft;
}
