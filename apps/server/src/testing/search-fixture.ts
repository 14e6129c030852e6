import { addDataset, anOption, type DatasetFixture, labelled } from "./fixtures";
import { type Ask, type Person, startTestServer, type TestServer } from "./test-server";

/** Four records with everything that can be searched, and responses of two users. */
export interface SearchFixture {
  server: TestServer;
  dataset: DatasetFixture;
  ana: Person;
  ben: Person;
  ids: string[];
  search(body: object, options?: SearchOptions): Promise<SearchReply>;
  /** The indexes of the records in the result, in order. */
  found(body: object, options?: SearchOptions): Promise<number[]>;
}

interface SearchOptions {
  ask?: Ask;
  mine?: boolean;
  query?: string;
}

interface SearchReply {
  items: { record: { id: string; metadata: object }; query_score: number | null }[];
  total: number;
}

/** Starts a server with records to search. */
export async function startSearchServer(): Promise<SearchFixture> {
  const server = await startTestServer();
  const { dataset, questionIds } = await addSearchDataset(server);
  const ana = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
  const ben = await server.addPerson("ben", "annotator", [dataset.workspaceId]);
  const ids = await dataset.log(recordsFor(questionIds));
  await ana.ask("POST", `/records/${ids[0]}/responses`, {
    status: "submitted",
    values: { label: { value: "positive" }, rating: { value: 10 }, topics: { value: ["b"] } },
  });
  await ana.ask("POST", `/records/${ids[1]}/responses`, labelled("negative", "draft"));
  await ben.ask("POST", `/records/${ids[2]}/responses`, { status: "discarded" });

  async function search(body: object, { ask = server.owner, mine = false, query = "" }: SearchOptions = {}) {
    const path = `${mine ? "/me" : ""}/datasets/${dataset.datasetId}/records/search`;
    const reply = await ask("POST", `${path}?${query}`, body);
    if (reply.status !== 200) throw new Error(`The search was refused: ${JSON.stringify(reply.body)}`);
    return reply.body as SearchReply;
  }
  const found = async (body: object, options?: SearchOptions) =>
    (await search(body, options)).items.map((item) => ids.indexOf(item.record.id));
  return { server, dataset, ana, ben, ids, search, found };
}

async function addSearchDataset(server: TestServer) {
  const ratings = [1, 5, 10].map((value) => ({ value }));
  const dataset = await addDataset(server, {
    questions: [
      { name: "rating", title: "R", settings: { type: "rating", options: ratings } },
      {
        name: "topics",
        title: "T",
        settings: { type: "multi_label_selection", options: ["a", "b"].map(anOption) },
      },
    ],
  });
  const path = `/datasets/${dataset.datasetId}`;
  await server.owner("POST", `${path}/vectors-settings`, { name: "v", title: "V", dimensions: 2 });
  for (const property of [
    { name: "source", settings: { type: "terms" } },
    { name: "size", settings: { type: "integer" }, visible_for_annotators: false },
  ]) {
    await server.owner("POST", `${path}/metadata-properties`, { title: "M", ...property });
  }
  const { body } = await server.owner("GET", `${path}/questions`);
  return { dataset, questionIds: body.items.map((item: { id: string }) => item.id) as string[] };
}

function recordsFor([label, rating, topics]: readonly string[]) {
  return [
    {
      fields: { text: "zero" },
      external_id: "e0",
      metadata: { source: ["web", "book"], size: 10, extra: 1 },
      vectors: { v: [1, 0] },
      suggestions: [
        { question_id: label, value: "positive", score: 0.9, agent: "x", type: "model" },
        { question_id: rating, value: 10 },
        { question_id: topics, value: ["a", "b"], score: [0.1, 0.8] },
      ],
    },
    {
      fields: { text: "one" },
      metadata: { source: "web", size: 2 },
      vectors: { v: [0.6, 0.8] },
      suggestions: [{ question_id: label, value: "negative", score: 0.2, agent: "y" }],
    },
    { fields: { text: "two" }, metadata: { size: 5 }, vectors: { v: [-1, 0] } },
    { fields: { text: "three" }, vectors: { v: [0, 0] } },
  ];
}

/** A filter by the status of responses. */
export function status(...values: string[]) {
  return { type: "terms", scope: { entity: "response", property: "status" }, values };
}

/** A filter by values. */
export function terms(scope: object, ...values: (string | number)[]) {
  return { type: "terms", scope, values };
}

/** A filter by a range. */
export function range(scope: object, limits: object) {
  return { type: "range", scope, ...limits };
}

/** The subjects of filters and sort keys. */
export const scopes = {
  metadata: (name: string) => ({ entity: "metadata", metadata_property: name }),
  suggested: (question: string, property?: string) => ({ entity: "suggestion", question, property }),
  answered: (question: string) => ({ entity: "response", question }),
  ofRecord: (property: string) => ({ entity: "record", property }),
};
