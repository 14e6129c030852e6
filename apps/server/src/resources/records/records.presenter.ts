import type { DatasetRecord } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { pausesAfter } from "../../pauses";
import { presentResponse } from "../responses/responses.presenter";
import { listResponses, type ResponseRow } from "../responses/responses.repository";
import { presentSuggestion } from "../suggestions/suggestions.presenter";
import { listSuggestions, type SuggestionRow } from "../suggestions/suggestions.repository";
import type { Include } from "./include";
import type { RecordRow } from "./records.repository";
import { listVectors, type NamedVector } from "./vectors.repository";

/** Milliseconds of work before other requests get a turn. */
const workedAtOnce = 10;

interface Presentation {
  datasetPublicId: string;
  include: Include;
  /** Only this user's responses. Default: everyone's. */
  responsesOf?: number;
  /** The metadata keys that are shown. Default: all. */
  visibleMetadata?: ReadonlySet<string>;
  /** The related rows, if the caller has just written them. Default: they are read. */
  relations?: Relations;
}

/** The rows related to records. */
export interface Relations {
  responses?: readonly ResponseRow[];
  suggestions?: readonly SuggestionRow[];
  vectors?: readonly NamedVector[];
}

/** A stored record as the API returns it, alone. */
export function presentRecord(row: RecordRow, datasetPublicId: string): DatasetRecord {
  return {
    id: row.public_id,
    status: row.status,
    fields: JSON.parse(row.fields),
    metadata: row.metadata === null ? null : JSON.parse(row.metadata),
    external_id: row.external_id,
    dataset_id: datasetPublicId,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}

/** Stored records as the API returns them, with the requested related rows. */
export async function presentRecords(
  db: Handle,
  rows: readonly RecordRow[],
  presentation: Presentation,
): Promise<DatasetRecord[]> {
  const { datasetPublicId, visibleMetadata } = presentation;
  const { responses, suggestions, vectors } =
    presentation.relations ?? (await readRelations(db, rows, presentation));
  const responsesByRecord = groupBy(responses, (row) => row.record_id);
  const suggestionsByRecord = groupBy(suggestions, (row) => row.record_id);
  const vectorsByRecord = groupBy(vectors, (row) => row.recordId);
  const pause = pausesAfter(workedAtOnce);
  const records: DatasetRecord[] = [];
  for (const row of rows) {
    const record = presentRecord(row, datasetPublicId);
    record.metadata = visiblePart(record.metadata, visibleMetadata);
    // A key is present only if it was requested: clients iterate over the keys.
    if (responsesByRecord) record.responses = (responsesByRecord.get(row.id) ?? []).map(presentResponse);
    if (suggestionsByRecord)
      record.suggestions = (suggestionsByRecord.get(row.id) ?? []).map(presentSuggestion);
    if (vectorsByRecord) {
      record.vectors = Object.fromEntries(
        (vectorsByRecord.get(row.id) ?? []).map(({ name, value }) => [name, value]),
      );
    }
    records.push(record);
    await pause();
  }
  return records;
}

async function readRelations(
  db: Handle,
  rows: readonly RecordRow[],
  { include, responsesOf }: Presentation,
): Promise<Relations> {
  const ids = rows.map((row) => row.id);
  const names = include.vectors === true ? undefined : include.vectors || [];
  const [responses, suggestions, vectors] = await Promise.all([
    include.responses ? listResponses(db, ids, responsesOf) : undefined,
    include.suggestions ? listSuggestions(db, ids) : undefined,
    include.vectors ? listVectors(db, ids, names) : undefined,
  ]);
  return { responses, suggestions, vectors };
}

function groupBy<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => number,
): Map<number, Row[]> | undefined {
  if (!rows) return undefined;
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function visiblePart(metadata: DatasetRecord["metadata"], visible: ReadonlySet<string> | undefined) {
  if (!metadata || !visible) return metadata;
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => visible.has(name)));
}
