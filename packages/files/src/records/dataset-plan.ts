import type { Client } from "@glossa/contract/client";
import type { Place } from "../rows/row";

/** The body of a call. */
export type Sent<Name extends keyof Client> =
  NonNullable<Parameters<Client[Name]>[0]> extends { body: infer Body } ? Body : never;

/** A dataset as it is to be created. */
export interface DatasetPlan {
  name: string;
  guidelines: string | null;
  minSubmitted: number;
  /** Whether records may have metadata that is not declared; default: they may. */
  allowsExtraMetadata?: boolean;
  /** Whether it is not to be published: a draft has no records. */
  isDraft?: boolean;
  fields: Sent<"createField">[];
  questions: Sent<"createQuestion">[];
  metadata: Sent<"createMetadataProperty">[];
  vectors: Sent<"createVectorSettings">[];
}

/** A record as it is sent. */
export type SentRecord = Sent<"bulkCreateRecords">["items"][number];
type SentSuggestion = NonNullable<SentRecord["suggestions"]>[number];
/** A response as it is sent with a record. */
export type ResponseBody = NonNullable<SentRecord["responses"]>[number];

/** The value of a question in a record. */
export type PlannedValue = SentSuggestion["value"];

/** A suggestion as it is to be stored. */
export interface PlannedSuggestion {
  value: PlannedValue;
  score: number | number[] | null;
  agent: string | null;
  /** Who the agent is; default: not known. */
  type?: "model" | "human" | null | undefined;
}

/** A record as it is to be stored, with questions and people still by their names. */
export interface PlannedRecord {
  external_id: string;
  fields: SentRecord["fields"];
  metadata: Record<string, unknown>;
  suggestions: Record<string, PlannedSuggestion>;
  responses?: Array<{ user: string; status: ResponseBody["status"]; values: Record<string, PlannedValue> }>;
  vectors?: Record<string, number[]>;
  /** The agent that suggestions have only because the file names none: the name of the file, which may change. */
  fileAgent?: string;
  /** Where it was in its file, for the case that the server refuses it. */
  at?: Place;
}

/** Reads the records from their start; a dataset may be read several times. */
export type RecordSource = () => AsyncIterable<PlannedRecord>;
