import type { DatasetRecord } from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { filledOf, fingerprint, type StoredRecord, summaryOfSuggestion } from "../records/difference";

/** Reads a summary of the stored records with some external ids; not of all records, which may be a million. */
export async function readStoredRecords(
  api: Client,
  { datasetId, questionNames }: { datasetId: string; questionNames: ReadonlyMap<string, string> },
  externalIds: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const stored = new Map<string, StoredRecord>();
  for (const { limit, body } of searchesFor(externalIds, "external_id")) {
    const query = { limit, include: ["suggestions" as const, "responses" as const] };
    const { items } = await api.searchRecords({ params: { dataset_id: datasetId }, query, body });
    for (const { record } of items) {
      if (record.external_id !== null) stored.set(record.external_id, summaryOf(record, questionNames));
    }
  }
  return stored;
}

function summaryOf(record: DatasetRecord, questionNames: ReadonlyMap<string, string>): StoredRecord {
  return {
    id: record.id,
    fields: Object.fromEntries(filledOf(record.fields).map(([name, value]) => [name, fingerprint(value)])),
    metadata: record.metadata ?? {},
    suggestions: Object.fromEntries(
      (record.suggestions ?? []).map((suggestion) => [
        questionNames.get(suggestion.question_id) ?? "",
        summaryOfSuggestion(suggestion),
      ]),
    ),
    respondents: (record.responses ?? []).map((response) => response.user_id),
  };
}

/** Reads everybody's responses to some stored records, by the ids of the records. */
export async function readResponses(
  api: Client,
  datasetId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<DatasetRecord["responses"]>>> {
  const responses = new Map<string, NonNullable<DatasetRecord["responses"]>>();
  for (const { limit, body } of searchesFor(ids)) {
    const query = { limit, include: ["responses" as const] };
    const { items } = await api.searchRecords({ params: { dataset_id: datasetId }, query, body });
    for (const { record } of items) responses.set(record.id, record.responses ?? []);
  }
  return responses;
}

/** Reads the fields of some stored records, by their ids. */
export async function readFields(
  api: Client,
  datasetId: string,
  ids: readonly string[],
): Promise<Map<string, DatasetRecord["fields"]>> {
  const fields = new Map<string, DatasetRecord["fields"]>();
  for (const { limit, body } of searchesFor(ids)) {
    const { items } = await api.searchMyRecords({
      params: { dataset_id: datasetId },
      query: { limit },
      body,
    });
    for (const { record } of items) fields.set(record.id, record.fields);
  }
  return fields;
}

/** The most values of a filter. */
export const maxIds = 250;

/** The most characters of a filter: external ids can be texts of any length, and a request has a limit. */
const maxCharacters = 100_000;

function partsOf(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  let characters = 0;
  for (const id of ids) {
    const part = parts.at(-1);
    characters += id.length;
    if (part && part.length < maxIds && characters <= maxCharacters) part.push(id);
    else {
      parts.push([id]);
      characters = id.length;
    }
  }
  return parts;
}

/** The searches that together find some records: one filter does not take all ids. */
function searchesFor(ids: readonly string[], property: "id" | "external_id" = "id") {
  const scope = { entity: "record", property } as const;
  return partsOf(ids).map((values) => ({
    limit: values.length,
    body: { filters: { and: [{ type: "terms" as const, scope, values }] } },
  }));
}
