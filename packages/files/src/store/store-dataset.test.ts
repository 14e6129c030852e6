import { ApiError } from "@glossa/contract/client";
import { describe, expect, it } from "vitest";
import type { DatasetPlan, PlannedRecord } from "../records/dataset-plan";
import { memoryApi } from "../testing/memory-api";
import { appendRecords, type StoreRequest, storeDataset } from "./store-dataset";

const plan: DatasetPlan = {
  name: "reviews",
  guidelines: null,
  minSubmitted: 1,
  fields: [{ name: "text", title: "Text", settings: { type: "text" } }],
  questions: [
    {
      name: "mood",
      title: "Mood",
      required: true,
      settings: {
        type: "label_selection",
        options: [
          { value: "good", text: "good" },
          { value: "bad", text: "bad" },
        ],
      },
    },
  ],
  metadata: [],
  vectors: [],
};

function records(count: number, text = "text"): PlannedRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    external_id: `${index}`,
    fields: { text: `${text} ${index}` },
    metadata: { index },
    suggestions: { mood: { value: "good", score: null, agent: "file" } },
  }));
}

function server() {
  const { api, stored } = memoryApi();
  const progress: number[] = [];
  const store = (items: PlannedRecord[], more: Partial<StoreRequest> = {}) =>
    storeDataset({
      api,
      workspace: { id: stored.workspaces[0]?.id ?? "", name: "first", inserted_at: "", updated_at: "" },
      plan,
      records: async function* () {
        yield* items;
      },
      replaceAnswered: false,
      onProgress: (done) => progress.push(done),
      ...more,
    });
  return { api, stored, progress, store };
}

describe("a dataset", () => {
  it("is created, published and filled in batches", async () => {
    const { stored, progress, store } = server();
    const result = await store(records(1201));
    expect(result).toMatchObject({ created: 1201, changed: 0, unchanged: 0 });
    expect(stored.datasets).toMatchObject([{ name: "reviews", status: "ready" }]);
    expect(stored.batches.map((batch) => batch.count)).toEqual([500, 500, 201]);
    expect(progress).toEqual([500, 1000, 1201]);
    expect(stored.records[0]?.suggestions).toEqual([
      { question_id: stored.parts.questions[0]?.id, value: "good", score: null, agent: "file" },
    ]);
  });

  it("is not written again if it is unchanged", async () => {
    const { stored, store } = server();
    await store(records(3));
    expect(await store(records(3))).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(stored.batches).toHaveLength(1);
  });

  it("receives only new and changed records", async () => {
    const { stored, store } = server();
    await store(records(3));
    const [first, ...rest] = records(4) as [PlannedRecord, ...PlannedRecord[]];
    const result = await store([{ ...first, metadata: { index: 9 } }, ...rest]);
    expect(result).toMatchObject({ created: 1, changed: 1, unchanged: 2 });
    expect(stored.batches.slice(1)).toEqual([
      { verb: "POST", count: 1 },
      { verb: "PUT", count: 1 },
    ]);
  });

  it("keeps the fields of records with responses unless an option allows the change", async () => {
    const { stored, store } = server();
    await store(records(3));
    for (const record of stored.records.slice(0, 2)) record.responses = [{ user_id: "someone" }];
    await expect(store(records(3, "other"))).rejects.toMatchObject({
      problem: { code: "answered_records", values: { records: 2 } },
    });
    expect(stored.batches).toHaveLength(1);
    expect(await store(records(3, "other"), { replaceAnswered: true })).toMatchObject({ changed: 3 });
    expect(stored.records[0]?.fields).toEqual({ text: "other 0" });
  });

  it("updates the metadata of records with responses without that option", async () => {
    const { stored, store } = server();
    await store(records(1));
    for (const record of stored.records) record.responses = [{ user_id: "someone" }];
    const changed = records(1).map((record) => ({ ...record, metadata: { index: 9 } }));
    expect(await store(changed)).toMatchObject({ changed: 1 });
  });

  it("stores responses of users who have none", async () => {
    const { stored, store } = server();
    const users = new Map([
      ["ana", "id-of-ana"],
      ["ben", "id-of-ben"],
    ]);
    const answeredBy = (...names: string[]) =>
      records(1).map((record) => ({
        ...record,
        responses: names.map((user) => ({ user, status: "submitted" as const, values: { mood: "bad" } })),
      }));
    const responseOf = (user_id: string) => ({
      user_id,
      status: "submitted",
      values: { mood: { value: "bad" } },
    });
    await store(answeredBy("ana", "nobody"), { users });
    const [record] = stored.records;
    expect(record?.responses).toEqual([responseOf("id-of-ana")]);
    expect(await store(answeredBy("ana", "nobody"), { users })).toMatchObject({ unchanged: 1 });
    // Those in the file do not replace later ones.
    expect(await store(answeredBy("ana", "ben"), { users })).toMatchObject({ changed: 1 });
    expect(record?.responses).toEqual([responseOf("id-of-ben")]);
  });

  it("is not created if a record cannot be read", async () => {
    const { stored, store } = server();
    const broken = async function* () {
      yield* records(1);
      throw new Error("line 2");
    };
    await expect(store([], { records: broken })).rejects.toThrow("line 2");
    expect(stored.datasets).toEqual([]);
  });

  it("is removed again if the server refuses a part of it", async () => {
    const { api, stored, store } = server();
    const refusing = { ...api, createQuestion: () => Promise.reject(new ApiError("http", { status: 422 })) };
    await expect(store(records(1), { api: refusing })).rejects.toThrow(ApiError);
    expect(stored.datasets).toEqual([]);
  });

  it("with other settings is not changed", async () => {
    const { stored, store } = server();
    await store(records(1));
    const [question] = plan.questions;
    const [field] = plan.fields;
    const otherFields = {
      ...plan,
      fields: [{ ...field, name: "body", title: "Body", settings: { type: "text" as const } }],
    };
    await expect(store([], { plan: otherFields })).rejects.toMatchObject({
      problem: { code: "dataset_differs", values: { other: "fields", names: ["text"] } },
    });
    const otherQuestion = {
      ...plan,
      questions: [{ ...question, name: "m", title: "m", settings: { type: "text" as const } }],
    };
    await expect(store([], { plan: otherQuestion })).rejects.toMatchObject({
      problem: { code: "dataset_differs", values: { other: "question", names: ["m", "text"] } },
    });
    const options = [
      { value: "good", text: "good" },
      { value: "worse", text: "worse" },
    ];
    const more = {
      ...plan,
      questions: [{ name: "mood", title: "Mood", settings: { type: "label_selection" as const, options } }],
    };
    await expect(store([], { plan: more })).rejects.toMatchObject({
      problem: { code: "dataset_differs", values: { other: "options", names: ["mood", "worse"] } },
    });
    expect(stored.batches).toHaveLength(1);
  });

  it("that exists receives more records", async () => {
    const { api, stored, store } = server();
    const { dataset } = await store(records(2));
    const append = () =>
      appendRecords({
        api,
        dataset,
        records: async function* () {
          yield* records(3);
        },
        replaceAnswered: false,
        onProgress: () => undefined,
      });
    expect(await append()).toMatchObject({ created: 1, unchanged: 2 });
    expect(await append()).toMatchObject({ created: 0, unchanged: 3 });
    expect(stored.records).toHaveLength(3);
    expect(stored.datasets).toHaveLength(1);
  });

  it("that exists is searched for the records of the file only", async () => {
    const { api, store } = server();
    const { dataset } = await store(records(600));
    const { searchRecords } = api;
    const requested: number[] = [];
    const counting = async (call: Parameters<typeof searchRecords>[0]) => {
      requested.push(Number(call.query?.limit));
      return searchRecords(call);
    };
    // The other requests of an import are for parts of the dataset.
    api.listRecords = () => Promise.reject(new Error("All records were listed."));
    api.searchRecords = counting as typeof searchRecords;
    const added = async function* () {
      yield* records(300);
    };
    await appendRecords({
      api,
      dataset,
      records: added,
      replaceAnswered: false,
      onProgress: () => undefined,
    });
    expect(requested).toEqual([250, 50]);
  });

  it("keeps fields and metadata of which the file has no values", async () => {
    const { api, stored, store } = server();
    const [first] = records(1);
    if (!first) throw new Error("There is no record.");
    const fields = { text: "text 0", note: "kept" };
    const { dataset } = await store([{ ...first, fields, metadata: { index: 0, lang: "de" } }]);
    const append = (record: PlannedRecord) =>
      appendRecords({
        api,
        dataset,
        records: async function* () {
          yield record;
        },
        replaceAnswered: false,
        onProgress: () => undefined,
      });
    expect(await append({ ...first, metadata: {} })).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await append({ ...first, fields: { text: "new" }, metadata: { index: 1 } })).toMatchObject({
      changed: 1,
    });
    expect(stored.records).toMatchObject([
      { fields: { text: "new", note: "kept" }, metadata: { index: 1, lang: "de" } },
    ]);
  });

  it("goes on after the work was ended", async () => {
    const { stored, store } = server();
    const ending = new AbortController();
    const end = { signal: ending.signal, onProgress: () => ending.abort() };
    await expect(store(records(2000), end)).rejects.toThrow("aborted");
    expect(stored.records.length).toBeLessThan(2000);
    await store(records(2000));
    const ids = stored.records.map((record) => record.external_id);
    expect([ids.length, new Set(ids).size]).toEqual([2000, 2000]);
  });
});
