import { ApiError, type Client } from "@glossa/contract/client";

interface Entity {
  id: string;
  name: string;
  [key: string]: unknown;
}

interface StoredInMemory {
  id: string;
  external_id: string | null;
  fields: Record<string, unknown>;
  metadata: Record<string, unknown> | null;
  suggestions: Array<{ question_id: string; value: unknown; score?: unknown; agent?: string | null }>;
  responses: unknown[];
}

interface Call {
  params: { dataset_id: string; workspace_id: string };
  query: { name?: string; offset: number; limit: number };
  // Bodies are what the typed client has let through.
  body: Record<string, unknown> & {
    items: StoredInMemory[];
    name: string;
    username: string;
    user_id: string;
    filters?: { and: { scope: { property: "id" | "external_id" }; values: string[] }[] };
  };
}

const timestamps = { inserted_at: "2026-11-21T10:00:00", updated_at: "2026-11-21T10:00:00" };

function foundIn(records: readonly StoredInMemory[], { filters }: Call["body"]) {
  const { scope, values = [] } = filters?.and[0] ?? {};
  const isFound = (record: StoredInMemory) => values.includes(record[scope?.property ?? "id"] ?? "");
  return records.filter(isFound).map((record) => ({ record }));
}

function datasetCalls(stored: { datasets: Entity[] }, add: (list: Entity[], facts: object) => Entity) {
  const find = ({ params }: Call) => stored.datasets.find((each) => each.id === params.dataset_id);
  return {
    listMyDatasets: async ({ query }: Call) => ({
      items: stored.datasets.filter((each) => query.name === undefined || each.name === query.name),
    }),
    getDataset: async (call: Call) => find(call),
    createDataset: async ({ body }: Call) =>
      add(stored.datasets, { allow_extra_metadata: true, ...body, status: "draft" }),
    publishDataset: async (call: Call) => Object.assign(find(call) ?? {}, { status: "ready" }),
    updateDataset: async (call: Call) => Object.assign(find(call) ?? {}, call.body),
    deleteDataset: async ({ params }: Call) => {
      stored.datasets = stored.datasets.filter((each) => each.id !== params.dataset_id);
    },
  };
}

/**
 * A server for tests that stores everything in lists; it implements the calls that store datasets, without their rules.
 *
 * @param seed the workspaces and users that exist
 * @example
 * const { api, stored } = memoryApi({ workspaces: ["support"] });
 */
export function memoryApi(seed: { workspaces?: string[]; users?: string[] } = {}) {
  let lastId = 0;
  const entity = (facts: object): Entity => {
    lastId += 1;
    return {
      id: `00000000-0000-4000-8000-${String(lastId).padStart(12, "0")}`,
      name: "",
      ...timestamps,
      ...facts,
    };
  };
  const stored = {
    workspaces: (seed.workspaces ?? ["first"]).map((name) => entity({ name })),
    users: (seed.users ?? []).map((username) => entity({ username })),
    members: [] as string[],
    datasets: [] as Entity[],
    parts: {
      fields: [] as Entity[],
      questions: [] as Entity[],
      metadata: [] as Entity[],
      vectors: [] as Entity[],
    },
    records: [] as StoredInMemory[],
    batches: [] as Array<{ verb: "POST" | "PUT"; count: number }>,
  };
  const add = (list: Entity[], facts: object) => {
    const made = entity(facts);
    list.push(made);
    return made;
  };
  const part = (list: Entity[]) => ({
    list: async () => ({ items: list }),
    create: async ({ body }: Call) => add(list, body),
  });
  const fields = part(stored.parts.fields);
  const questions = part(stored.parts.questions);
  const metadata = part(stored.parts.metadata);
  const vectors = part(stored.parts.vectors);
  const api = {
    listMyWorkspaces: async () => ({ items: stored.workspaces }),
    createWorkspace: async ({ body }: Call) => add(stored.workspaces, body),
    addWorkspaceUser: async ({ body }: Call) => stored.members.push(body.user_id),
    getMe: async () => ({ id: "", username: "argilla", role: "owner" }),
    listUsers: async () => ({ items: stored.users }),
    createUser: async ({ body }: Call) => {
      const isTaken = stored.users.some((user) => user.username === body.username);
      if (isTaken) throw new ApiError("http", { status: 409, body: { detail: "taken" } });
      return add(stored.users, body);
    },
    ...datasetCalls(stored, add),
    listFields: fields.list,
    createField: fields.create,
    listQuestions: questions.list,
    createQuestion: questions.create,
    createMetadataProperty: metadata.create,
    listMyMetadataProperties: metadata.list,
    createVectorSettings: vectors.create,
    listVectorsSettings: vectors.list,
    listRecords: async ({ query }: Call) => ({
      items: stored.records.slice(query.offset, query.offset + query.limit),
      total: stored.records.length,
    }),
    searchRecords: async ({ body }: Call) => ({ items: foundIn(stored.records, body) }),
    searchMyRecords: async ({ body }: Call) => ({ items: foundIn(stored.records, body) }),
    bulkCreateRecords: async ({ body }: Call) => {
      stored.batches.push({ verb: "POST", count: body.items.length });
      stored.records.push(...body.items.map((item) => ({ ...item, id: entity({}).id })));
    },
    bulkUpsertRecords: async ({ body }: Call) => {
      stored.batches.push({ verb: "PUT", count: body.items.length });
      for (const item of body.items) {
        Object.assign(stored.records.find((each) => each.external_id === item.external_id) ?? {}, item);
      }
    },
  };
  // Commands make no other calls; one that did would fail its test at once.
  return { stored, api: api as unknown as Client };
}
