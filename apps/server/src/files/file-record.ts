import type { DatasetFileHead, DatasetRecord, DatasetResponse, FileExportOptions } from "@glossa/contract";
import type { DatasetSchema } from "../resources/datasets/dataset-schema";
import { type MajorityValue, majorityOf } from "./majority";

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

/** Adds the majority of the submitted responses to a record. */
export function withMajority(record: FileRecord, { questions }: DatasetSchema): FileRecord {
  const submitted = record.responses.filter(({ status }) => status === "submitted");
  const values = submitted.map((response) => response.values ?? {});
  return { ...record, majority: majorityOf(questions, values) };
}
