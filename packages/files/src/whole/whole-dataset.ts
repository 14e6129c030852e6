import type { DatasetFileHead, DatasetFileRecord } from "@glossa/contract";
import type { DatasetPlan, PlannedRecord, RecordSource } from "../records/dataset-plan";

/** A dataset with its settings, and everything that is known about its records. */
export interface WholeDataset {
  head: DatasetFileHead;
  /** Reads the records from the first one; it can be called several times. */
  records(): AsyncIterable<DatasetFileRecord>;
}

/** The id by which a record is stored. */
export function idOf({ id, server_id }: DatasetFileRecord): string {
  return id ?? server_id;
}

/** The plan that creates a dataset again, in the state in which it was. */
export function planOfHead(head: DatasetFileHead, name = head.name): DatasetPlan {
  return {
    name,
    guidelines: head.guidelines,
    minSubmitted: head.distribution.min_submitted,
    allowsExtraMetadata: head.allow_extra_metadata,
    isDraft: head.status === "draft",
    fields: head.fields,
    questions: head.questions,
    metadata: head.metadata_properties,
    vectors: head.vectors_settings,
  };
}

/**
 * The records of a whole dataset as they are stored. One without an external id gets the id that it had, by which it is found again.
 *
 * @param dataset an opened one
 * @example
 * declare const dataset: WholeDataset;
 * const records = recordsOfWhole(dataset);
 */
export function recordsOfWhole(dataset: WholeDataset): RecordSource {
  return async function* () {
    for await (const record of dataset.records()) yield plannedRecord(record);
  };
}

function plannedRecord(record: DatasetFileRecord): PlannedRecord {
  const { fields, metadata, suggestions, responses, vectors } = record;
  return {
    external_id: idOf(record),
    fields,
    metadata,
    suggestions,
    responses: responses.map(({ username: user, status, values }) => ({ user, status, values })),
    vectors,
  };
}
