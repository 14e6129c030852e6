import type { DatasetRecord, DatasetResponse } from "@glossa/contract";
import type { Generated } from "kysely";
import type { Entity } from "./schema";

interface RecordTable extends Entity {
  dataset_id: number;
  external_id: string | null;
  fields: string;
  metadata: string | null;
  status: DatasetRecord["status"];
  rnd: number;
}

interface RecordMetadataTable {
  dataset_id: number;
  record_id: number;
  property_id: number;
  ordinal: number;
  txt: string | null;
  num: number | null;
}

interface ResponseTable extends Entity {
  dataset_id: number;
  record_id: number;
  user_id: number;
  status: DatasetResponse["status"];
  values: string | null;
  /** The username of the person who wrote it for the author; null if that was the author. */
  written_by: Generated<string | null>;
}

/** What a response was before it was changed or deleted; written by triggers. */
interface ResponseVersionTable {
  id: Generated<number>;
  record_id: number;
  user_id: number;
  status: DatasetResponse["status"];
  values: string | null;
  written_by: string | null;
  written_at: string;
  /** When it was replaced or deleted. */
  ended_at: string;
  is_deleted: number;
}

interface ResponseValueTable {
  dataset_id: number;
  response_id: number;
  record_id: number;
  user_id: number;
  question_id: number;
  txt: string;
  num: number | null;
}

interface SuggestionTable extends Entity {
  dataset_id: number;
  record_id: number;
  question_id: number;
  value: string;
  type: "model" | "human" | null;
  agent: string | null;
  score: string | null;
}

interface SuggestionValueTable {
  dataset_id: number;
  suggestion_id: number;
  record_id: number;
  question_id: number;
  txt: string;
  num: number | null;
}

interface SuggestionScoreTable {
  dataset_id: number;
  suggestion_id: number;
  record_id: number;
  question_id: number;
  ordinal: number;
  score: number;
}

/** The numbers of a vector: bytes in SQLite, an array in PostgreSQL. */
export type StoredVector = Uint8Array | number[];

interface VectorTable {
  dataset_id: number;
  vector_settings_id: number;
  record_id: number;
  /** In single precision, for similarity. */
  value: StoredVector;
  is_zero: number;
  /** As it was sent, in double precision; null for vectors that are older than this column. */
  sent: StoredVector | null;
}

/** The tables of records, and of what belongs to a record. */
export interface RecordTables {
  records: RecordTable;
  record_metadata: RecordMetadataTable;
  responses: ResponseTable;
  response_versions: ResponseVersionTable;
  response_values: ResponseValueTable;
  suggestions: SuggestionTable;
  suggestion_values: SuggestionValueTable;
  suggestion_scores: SuggestionScoreTable;
  vectors: VectorTable;
}
