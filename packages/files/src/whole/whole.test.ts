import type { Dataset, DatasetFileHead, DatasetFileRecord } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import { describe, expect, it, test } from "vitest";
import { type FileSource, sourceOfBlob } from "../source";
import { memoryApi } from "../testing/memory-api";
import { wholeHead } from "../testing/whole";
import { isDatasetFile, openDatasetFile } from "./dataset-file";
import { patiently } from "./patiently";
import { addPeople } from "./people";
import { datasetFileLines, readWholeDataset } from "./read-dataset";
import { storeWholeDataset } from "./store-whole";
import { recordsOfWhole, type WholeDataset } from "./whole-dataset";

const head: DatasetFileHead = {
  ...wholeHead,
  guidelines: null,
  allow_extra_metadata: true,
  distribution: { strategy: "overlap", min_submitted: 2 },
};

const record = (id: string | null, number: number): DatasetFileRecord => ({
  id,
  server_id: `server-${number}`,
  fields: { text: `👋 ${number} \u2028 مرحبا` },
  metadata: { nested: { of: [number] } },
  suggestions: { comment: { value: "x", type: "human", agent: "a", score: [0.5] } },
  responses: [
    { username: "ana", status: "submitted", values: { comment: "good" } },
    { username: "ben", status: "draft", values: {} },
  ],
  vectors: { v: [0.1, 1e-300] },
});

const whole: WholeDataset = {
  head,
  records: async function* () {
    yield record("a", 1);
    yield record(null, 2);
  },
};

async function textOf(dataset: WholeDataset): Promise<string> {
  let text = "";
  for await (const line of datasetFileLines(dataset)) text += line;
  return text;
}

const source = (text: string): FileSource => sourceOfBlob(new Blob([text]), "x.glossa.jsonl");

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("a file with a whole dataset", () => {
  it("is recognised, and read as it was written, as often as one likes", async () => {
    const file = source(await textOf(whole));
    expect(await isDatasetFile(file)).toBe(true);
    const { head: read, records } = await openDatasetFile(file);
    expect(read).toEqual(head);
    for (let time = 0; time < 2; time += 1)
      expect(await all(records())).toEqual([record("a", 1), record(null, 2)]);
  });

  test.each(["", "{}", '{"glossa": 1}', "text\nHello"])("is none of %j", async (text) => {
    expect(await isDatasetFile(source(text))).toBe(false);
  });

  const broken: [string, (lines: string[]) => string[], object][] = [
    [
      "without its end",
      (lines) => lines.slice(0, -1),
      { code: "dataset_file_incomplete", values: { records: 2 } },
    ],
    [
      "that breaks off in a record",
      ([first = "", second = ""]) => [first, second.slice(0, -9)],
      { code: "dataset_file_incomplete", values: { records: 0 } },
    ],
    [
      "that lacks a record",
      (lines) => lines.toSpliced(1, 1),
      { code: "dataset_file_incomplete", values: { records: 1 } },
    ],
    ["with more after its end", (lines) => [...lines, "{}"], { code: "file_damaged", at: { line: 5 } }],
    [
      "with a record that is none",
      (lines) => lines.with(2, '{"fields":[]}'),
      { code: "file_damaged", at: { line: 3 } },
    ],
    [
      "of a newer version",
      (lines) => lines.with(0, (lines[0] ?? "").replace(":1,", ":2,")),
      { code: "dataset_file_newer", values: { version: 2 } },
    ],
    [
      "with settings that are none",
      (lines) => lines.with(0, '{"glossa_dataset":1}'),
      { code: "file_damaged" },
    ],
    [
      "with a record that is nested without an end",
      (lines) => lines.with(1, "[".repeat(100_000)),
      { code: "file_damaged", at: { line: 2 } },
    ],
  ];
  test.each(broken)("%s is refused", async (_, change, problem) => {
    const lines = (await textOf(whole)).trimEnd().split("\n");
    const reading = async () => {
      const { records } = await openDatasetFile(source(change(lines).join("\n")));
      await all(records());
    };
    await expect(reading()).rejects.toMatchObject({ problem });
  });
});

describe("a whole dataset that is stored", () => {
  const stored = async (users: Record<string, string>, api = memoryApi({ users: Object.keys(users) })) => {
    const [workspace] = api.stored.workspaces;
    if (!workspace) throw new Error("There is no workspace");
    const result = await storeWholeDataset({
      api: api.api,
      workspace: { id: workspace.id, name: workspace.name, inserted_at: "", updated_at: "" },
      head,
      records: recordsOfWhole(whole),
      users: new Map(Object.entries(users)),
      onProgress: () => undefined,
    });
    return { ...api, result };
  };

  it("has its settings, and the responses of people who are known; the others are counted", async () => {
    const { stored: there, result } = await stored({ ana: "id-of-ana" });
    expect(there.datasets).toMatchObject([
      { name: "tickets", status: "ready", distribution: { min_submitted: 2 }, allow_extra_metadata: true },
    ]);
    expect(there.records.map(({ external_id: id }) => id)).toEqual(["a", "server-2"]);
    expect(there.records[0]).toMatchObject({
      suggestions: [{ type: "human", score: [0.5], agent: "a", value: "x" }],
      responses: [{ user_id: "id-of-ana", status: "submitted", values: { comment: { value: "good" } } }],
      vectors: { v: [0.1, 1e-300] },
    });
    expect(result).toMatchObject({
      created: 2,
      tally: { records: 2, suggestions: 2, vectors: 2, responses: 4, withoutAccount: new Map([["ben", 2]]) },
      refused: { count: 0 },
    });
  });

  it("is completed if an earlier run has left a draft", async () => {
    const api = memoryApi({ users: ["ana"] });
    const params = { dataset_id: "x" };
    await api.api.createDataset({
      body: { name: "tickets", workspace_id: api.stored.workspaces[0]?.id ?? "" },
    });
    for (const body of head.fields) await api.api.createField({ params, body });
    await stored({ ana: "id-of-ana" }, api);
    expect(api.stored.datasets).toMatchObject([{ name: "tickets", status: "ready" }]);
    expect(api.stored.parts.fields).toHaveLength(1);
    expect(api.stored.parts.questions).toHaveLength(1);
  });

  it("leaves out the records that the server refuses, with their reasons", async () => {
    const api = memoryApi({ users: ["ana"] });
    const create = api.api.bulkCreateRecords;
    api.api.bulkCreateRecords = ((call: Parameters<typeof create>[0]) => {
      const isRefused = call.body.items.some(({ external_id: id }) => id === "a");
      if (isRefused) throw new ApiError("http", { status: 422, body: { detail: "too odd" } });
      return create(call);
    }) as typeof create;
    const { result, stored: there } = await stored({ ana: "id-of-ana" }, api);
    expect(result).toMatchObject({
      created: 1,
      refused: { count: 1, first: [{ external_id: "a", reason: "too odd" }] },
    });
    expect(there.records.map(({ external_id: id }) => id)).toEqual(["server-2"]);
  });
});

describe("a dataset that is read from a server", () => {
  const dataset = { ...head, id: "d", workspace_id: "w", metadata: null } as unknown as Dataset;
  const people = new Map([
    ["p1", { username: "ana", first_name: "Ana", last_name: null, role: "annotator" as const }],
  ]);

  /** A server whose first pages show some records twice and leave others out. */
  function shuffling(records: number, confusedReadings: number) {
    let reading = 0;
    const item = (number: number) => ({
      id: `r${number}`,
      external_id: null,
      fields: { text: `${number}` },
      metadata: null,
      responses: [{ user_id: number % 2 ? "p1" : "gone", status: "discarded", values: null }],
    });
    const list = async ({ query }: { query: { offset: number; limit: number } }) => {
      if (query.offset === 0) reading += 1;
      const numbers = Array.from({ length: records }, (_, index) => index);
      const shown =
        reading <= confusedReadings ? numbers.map((number) => (number === 60 ? 3 : number)) : numbers;
      return { items: shown.slice(query.offset, query.offset + query.limit).map(item), total: records };
    };
    const none = async () => ({ items: [] });
    return {
      listRecords: list,
      listFields: none,
      listQuestions: none,
      listMyMetadataProperties: none,
      listVectorsSettings: none,
      getUsersProgress: async () => ({ users: [{ username: "ana" }] }),
    } as unknown as Client;
  }

  it("has each record once, also if pages overlap; people without a name have their id", async () => {
    const { head: read, records } = await readWholeDataset({ api: shuffling(120, 1), dataset, people });
    expect(read.people.map(({ username }) => username)).toEqual(["ana"]);
    const found = await all(records());
    expect(new Set(found.map(({ server_id: id }) => id)).size).toBe(120);
    expect(found).toHaveLength(120);
    expect(found[0]?.responses).toEqual([{ username: "gone", status: "discarded", values: {} }]);
    expect(found[1]?.responses[0]?.username).toBe("ana");
  });

  it("is refused if its settings are not allowed here", async () => {
    const api = { ...shuffling(1, 0), listFields: async () => ({ items: [{ name: "x", settings: {} }] }) };
    await expect(readWholeDataset({ api: api as unknown as Client, dataset, people })).rejects.toMatchObject({
      problem: { code: "settings_unfit", values: { detail: expect.stringContaining("fields.0.title") } },
    });
  });

  it("fails rather than be a part of itself", async () => {
    const { records } = await readWholeDataset({ api: shuffling(120, 99), dataset, people });
    await expect(all(records())).rejects.toMatchObject({ problem: { code: "dataset_file_incomplete" } });
  });
});

describe("people", () => {
  it("get the role and the workspace that are given, whatever they had, until the work is given up", async () => {
    const calls: unknown[] = [];
    const giving = new AbortController();
    const api = {
      createUser: async ({ body }: { body: { role: string; password: string } }) => {
        calls.push([body.role, body.password.length >= 32]);
        giving.abort(new Error("given up"));
        return { id: "new" };
      },
      addWorkspaceUser: async (call: object) => calls.push(call),
    } as unknown as Client;
    const [ana] = head.people;
    if (!ana) throw new Error("Nobody has answered");
    const options = { workspaceId: "w", role: "annotator", signal: giving.signal } as const;
    await expect(addPeople(api, [ana, { ...ana, username: "ben" }], options)).rejects.toThrow("given up");
    expect(calls).toEqual([["annotator", true], { params: { workspace_id: "w" }, body: { user_id: "new" } }]);
  });

  it("whom the server refuses are told; a server that fails ends the work", async () => {
    const refusing = (status: number) =>
      ({
        createUser: async () => {
          throw new ApiError("http", { status, body: { detail: "taken" } });
        },
      }) as unknown as Client;
    expect(await addPeople(refusing(409), head.people)).toEqual({
      ids: new Map(),
      refused: [{ username: "ana", reason: "taken" }],
    });
    await expect(addPeople(refusing(503), head.people)).rejects.toThrow();
  });
});

describe("a call that is made patiently", () => {
  const failing = (times: number, error: Error) => {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls <= times) throw error;
      return calls;
    };
  };
  const pauses = [0, 0];

  it("is made again while the server cannot be reached", async () => {
    expect(await patiently(failing(2, new ApiError("network")), { pauses })).toBe(3);
    expect(await patiently(failing(1, new ApiError("http", { status: 503 })), { pauses })).toBe(2);
    await expect(patiently(failing(3, new ApiError("network")), { pauses })).rejects.toThrow();
  });

  it("is not made again after a refusal or a defect, nor when it is given up", async () => {
    for (const error of [new ApiError("http", { status: 422 }), new Error("defect")])
      await expect(patiently(failing(1, error), { pauses })).rejects.toBe(error);
    const giving = new AbortController();
    const given = patiently(failing(9, new ApiError("network")), { pauses: [60_000], signal: giving.signal });
    giving.abort(new Error("given up"));
    await expect(given).rejects.toThrow("given up");
  });
});
