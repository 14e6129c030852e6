import type { DatasetFileHead, DatasetRecord, DatasetResponse, FileExportOptions } from "@glossa/contract";
import type { DatasetSchema } from "../resources/datasets/dataset-schema";
import { decidedBy, type MajorityValue, majorityOf } from "./majority";

/** A response with the name of its author. */
export type FileResponse = DatasetResponse & { username: string };

/** A record as files have it. */
export type FileRecord = Omit<DatasetRecord, "responses"> & {
  responses: FileResponse[];
  /** The value on which the annotators agree, by the name of the question; only where a file has majorities. */
  majority?: ReadonlyMap<string, MajorityValue>;
};

/** The purpose of a file. */
export interface FileContext {
  schema: DatasetSchema;
  options: FileExportOptions;
  /** The names of metadata without a property, for a file with a column for each. Default: none. */
  extraMetadata?: readonly string[];
  /** The settings of the dataset, for a file with the whole of it. */
  head?: DatasetFileHead;
}

/** Whose submitted answers make the majority, by the ids of users. */
export interface Voting {
  /** Those whose answers count; undefined for everyone. */
  voters?: ReadonlySet<string> | undefined;
  /** Those whose answer is the value, and no vote; undefined for nobody. */
  deciders?: ReadonlySet<string> | undefined;
}

/** Adds the majority of the submitted responses to a record. */
export function withMajority(
  record: FileRecord,
  { questions }: DatasetSchema,
  { voters, deciders }: Voting = {},
): FileRecord {
  const submitted = record.responses.filter(({ status }) => status === "submitted");
  const votes = submitted.filter(
    ({ user_id: id }) => !deciders?.has(id) && (voters === undefined || voters.has(id)),
  );
  const majority = majorityOf(
    questions,
    votes.map(({ values }) => values ?? {}),
  );
  if (!deciders) return { ...record, majority };
  const decisions = submitted.filter(({ user_id: id }) => deciders.has(id));
  return { ...record, majority: decidedBy(decisions, majority) };
}
