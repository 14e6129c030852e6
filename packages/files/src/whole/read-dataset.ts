import {
  type Dataset,
  type DatasetFileEnd,
  type DatasetFileHead,
  type DatasetFilePerson,
  type DatasetFileRecord,
  type DatasetRecord,
  datasetFileHead,
  datasetFileVersion,
} from "@glossa/contract";
import type { Client } from "@glossa/contract/client";
import { failureOf } from "../problem";
import { type Patience, patiently } from "./patiently";
import type { WholeDataset } from "./whole-dataset";

/** A dataset to read from a server. */
export interface ReadRequest {
  api: Client;
  dataset: Dataset;
  /** The people of that server by their ids there. */
  people: ReadonlyMap<string, DatasetFilePerson>;
  /** Called with the number of records read so far. */
  onProgress?: (done: number, total: number) => void;
  patience?: Patience;
}

/**
 * Reads a whole dataset from a server with the API of Argilla.
 *
 * @param request the dataset and its server; the caller must see the responses of all
 * @throws ApiError if the server cannot be reached for half a minute, or refuses
 * @throws FileFailure if the dataset has settings that no dataset may have here, or its records change while they are read
 * @example
 * declare const request: ReadRequest;
 * const { head, records } = await readWholeDataset(request);
 */
export async function readWholeDataset(request: ReadRequest): Promise<WholeDataset> {
  const { api, dataset, people, patience } = request;
  const params = { dataset_id: dataset.id };
  const ask = <Result>(call: () => Promise<Result>) => patiently(call, patience);
  const { items: questions } = await ask(() => api.listQuestions({ params }));
  const head = headOf({
    ...dataset,
    glossa_dataset: datasetFileVersion,
    fields: (await ask(() => api.listFields({ params }))).items,
    questions,
    metadata_properties: (await ask(() => api.listMyMetadataProperties({ params }))).items,
    vectors_settings: (await ask(() => api.listVectorsSettings({ params }))).items,
    people: await respondents(request),
  });
  const names = {
    questions: new Map(questions.map(({ id, name }) => [id, name])),
    people: new Map([...people].map(([id, { username }]) => [id, username])),
  };
  return { head, records: () => readRecords(request, names) };
}

/** The settings of a dataset, as far as they create it again. */
function headOf(settings: object): DatasetFileHead {
  const { data, error } = datasetFileHead.safeParse(settings);
  if (data) return data;
  const [issue] = error.issues;
  throw failureOf("settings_unfit", { detail: `${issue?.path.map(String).join(".")}: ${issue?.message}` });
}

/**
 * The lines of a file with a whole dataset.
 *
 * @param dataset with its settings and records
 * @example
 * declare const dataset: WholeDataset;
 * for await (const line of datasetFileLines(dataset)) console.info(line.length);
 */
export async function* datasetFileLines({ head, records }: WholeDataset): AsyncGenerator<string> {
  yield lineOf(head);
  let count = 0;
  for await (const record of records()) {
    yield lineOf(record);
    count += 1;
  }
  yield lineOf({ glossa_end: true, records: count } satisfies DatasetFileEnd);
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Who has answered; early servers do not return it, and everybody counts. */
async function respondents({ api, dataset, people, patience }: ReadRequest): Promise<DatasetFilePerson[]> {
  const all = [...people.values()];
  const params = { dataset_id: dataset.id };
  const progress = await patiently(() => api.getUsersProgress({ params }), patience).catch(() => undefined);
  if (!progress) return all;
  const names = new Set(progress.users.map(({ username }) => username));
  return all.filter(({ username }) => names.has(username));
}

interface Names {
  questions: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
}

const firstPage = 50;
const largestPage = 1000;
const pageCharacters = 5_000_000;
/** Records without an order among them may be shown twice by pages, and others not at all: then they are read again. */
const readings = 3;

async function* readRecords(request: ReadRequest, names: Names): AsyncGenerator<DatasetFileRecord> {
  const seen = new Set<string>();
  let total = 0;
  for (let reading = 0; reading < readings; reading += 1) {
    for await (const page of pagesOf(request)) {
      total = page.total;
      const found = page.items.filter(({ id }) => seen.size < seen.add(id).size);
      for (const record of found) yield fileRecord(record, names);
      request.onProgress?.(seen.size, total);
    }
    if (seen.size >= total) return;
  }
  throw failureOf("dataset_file_incomplete", { records: seen.size });
}

interface Page {
  items: DatasetRecord[];
  total: number;
}

/** The pages of a dataset: of fewer records where they are long. */
async function* pagesOf({ api, dataset, patience }: ReadRequest): AsyncGenerator<Page> {
  const params = { dataset_id: dataset.id };
  // A draft has no records, and servers refuse to list them.
  if (dataset.status === "draft") return;
  let limit = firstPage;
  for (let offset = 0; ; ) {
    const query = { offset, limit, include: ["suggestions", "responses", "vectors"] };
    const page = await patiently(() => api.listRecords({ params, query }), patience);
    yield page;
    offset += page.items.length;
    if (page.items.length === 0 || offset >= page.total) return;
    const characters = page.items.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0);
    const fitting = Math.floor((pageCharacters * page.items.length) / characters);
    limit = Math.max(1, Math.min(limit * 2, fitting, largestPage));
  }
}

function fileRecord(record: DatasetRecord, names: Names): DatasetFileRecord {
  const { responses = [], suggestions = [], vectors = {} } = record;
  return {
    id: record.external_id,
    server_id: record.id,
    status: record.status,
    fields: record.fields,
    metadata: record.metadata ?? {},
    suggestions: Object.fromEntries(
      suggestions.flatMap(({ question_id: id, value, type, agent, score }) => {
        const name = names.questions.get(id);
        return name === undefined ? [] : [[name, { value, type, agent, score }] as const];
      }),
    ),
    responses: responses.map((response) =>
      fileResponse(response, names.people.get(response.user_id) ?? response.user_id),
    ),
    vectors,
  };
}

/** A response as it is written to a file. */
export function fileResponse(
  { status, values, updated_at }: NonNullable<DatasetRecord["responses"]>[number],
  username: string,
): DatasetFileRecord["responses"][number] {
  return {
    username,
    status,
    values: Object.fromEntries(Object.entries(values ?? {}).map(([name, { value }]) => [name, value])),
    updated_at,
  };
}
