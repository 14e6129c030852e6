import type { DatasetFileRecord } from "@glossa/contract";
import { filledOf } from "../records/difference";
import { canonical, hashOf } from "../records/row-id";

/** What a record has, as hashes: of a whole dataset, texts and vectors do not fit into memory. */
export interface RecordSummary {
  status: DatasetFileRecord["status"];
  fields: string;
  metadata: string;
  suggestions: ReadonlyMap<string, string>;
  vectors: ReadonlyMap<string, string>;
  /** By username. */
  responses: ReadonlyMap<string, ResponseSummary>;
}

/** What a response says, and since when. */
export interface ResponseSummary {
  content: string;
  at: string | undefined;
}

/** What counts of a record. */
export function summaryOf(record: DatasetFileRecord): RecordSummary {
  const { status, fields, metadata, suggestions, vectors, responses } = record;
  return {
    status,
    fields: hashed(Object.fromEntries(filledOf(fields))),
    metadata: hashed(Object.fromEntries(filledOf(metadata))),
    suggestions: mapOf(suggestions, ({ value, score, agent, type }) => [value, score, agent, type]),
    // Servers store them with single precision.
    vectors: mapOf(vectors, (vector) => vector.map(Math.fround)),
    responses: new Map(responses.map((response) => [response.username, summaryOfResponse(response)])),
  };
}

/** What counts of a response. */
export function summaryOfResponse({
  status,
  values,
  updated_at,
}: DatasetFileRecord["responses"][number]): ResponseSummary {
  return { content: hashed([status, values]), at: updated_at };
}

function mapOf<Item>(items: Record<string, Item>, partOf: (item: Item) => unknown): Map<string, string> {
  return new Map(Object.entries(items).map(([name, item]) => [name, hashed(partOf(item))]));
}

function hashed(value: unknown): string {
  return hashOf(canonical(value));
}
