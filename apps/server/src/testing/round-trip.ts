import type { FileExportOptions } from "@glossa/contract";
import { type Client, makeClient } from "@glossa/contract/client";
import {
  guessPlan,
  knownPeople,
  openFiles,
  planForDataset,
  profileOf,
  type RecordResult,
  recordsOf,
  sourceOfBlob,
} from "@glossa/files";
import { appendRecords, readDatasetParts, readUsers } from "@glossa/files/store";
import type { AnyJson } from "./any-json";

const headers = { "x-argilla-api-key": "owner.apikey" };

/** A client of a server that listens, with the key of its owner. */
export function ownerClient(address: string): Client {
  return makeClient({ baseUrl: address, headers: () => headers });
}

/** The whole file of a dataset. */
export async function fileOf(address: string, datasetId: string, query: string): Promise<Blob> {
  const response = await fetch(`${address}/api/v1/glossa/datasets/${datasetId}/file?${query}`, {
    headers,
  });
  if (response.status !== 200) throw new Error(await response.text());
  return response.blob();
}

/** The records of a dataset in a file of JSON lines, without what differs between two servers. */
export async function contentOf(address: string, datasetId: string) {
  const text = await (await fileOf(address, datasetId, "format=jsonl")).text();
  const records = text.split("\n").flatMap((line): AnyJson[] => (line === "" ? [] : [JSON.parse(line)]));
  return records.map(({ id, status, fields, metadata, suggestions, responses }) => ({
    id,
    status,
    fields,
    metadata,
    suggestions: Object.fromEntries(
      Object.entries<AnyJson>(suggestions).map(([name, { value, agent, score }]) => [
        name,
        { value, agent, score },
      ]),
    ),
    responses: responses
      .map(({ username, status: of, values }: AnyJson) => ({ username, status: of, values }))
      .sort((one: AnyJson, other: AnyJson) => (one.username < other.username ? -1 : 1)),
  }));
}

/** Imports a file into a dataset that exists, as the page and the command do; returns what was refused. */
export async function importInto(
  client: Client,
  datasetId: string,
  { content, format }: { content: Blob; format: FileExportOptions["format"] },
) {
  const { files } = await openFiles([sourceOfBlob(content, `records.${endings[format] ?? format}`)]);
  const [opened] = files;
  if (!opened) throw new Error("The file was not recognised.");
  const profile = await profileOf(opened);
  const users = await readUsers(client);
  const guessed = guessPlan({ profile, hints: opened.hints });
  const fitted = planForDataset(guessed, await readDatasetParts(client, datasetId), profile);
  const plan = { ...fitted, responses: knownPeople(profile.people, users.keys()) };
  const results: RecordResult[] = [];
  for await (const result of recordsOf(opened, plan)) results.push(result);
  const { items } = await client.listMyDatasets({ query: {} });
  const dataset = items.find(({ id }) => id === datasetId);
  if (!dataset) throw new Error("There is no such dataset.");
  await appendRecords({
    api: client,
    dataset,
    users,
    replaceAnswered: false,
    onProgress: () => undefined,
    records: async function* () {
      for (const result of results) if ("record" in result) yield result.record;
    },
  });
  return results.flatMap((result) => ("refused" in result ? [result.refused] : []));
}

const endings: Partial<Record<FileExportOptions["format"], string>> = {
  spacy: "jsonl",
  label_studio: "json",
};
