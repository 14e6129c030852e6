import type { Dataset, DatasetFileHead, DatasetFileRecord } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { describe, expect, it } from "vitest";
import { limits } from "../limits";
import { memoryApi } from "../testing/memory-api";
import { refuseExtraMetadata, storeAt, wholeHead, wholeOf, wholeRecord } from "../testing/whole";
import { updateWhole, type WholeUpdate } from "./update-whole";

const at = (updated_at: string, comment: string): Partial<DatasetFileRecord> => ({
  responses: [{ username: "ana", status: "submitted", values: { comment }, updated_at }],
});

/** Stores some records and then updates them from their origin. */
async function update(
  before: DatasetFileRecord[],
  now: DatasetFileRecord[],
  { head = wholeHead, ...more }: Partial<WholeUpdate> & { head?: DatasetFileHead } = {},
) {
  const server = memoryApi({ users: ["ana"] });
  refuseExtraMetadata(server);
  const { dataset } = await storeAt(server, wholeOf(before));
  const users = new Map(server.stored.users.map(({ name: _, id, username }) => [String(username), id]));
  const work = {
    ...{ api: server.api, dataset: dataset as Dataset, users },
    ...{ origin: wholeOf(now, head), stored: wholeOf(before), ...more },
  };
  return { server, work, ...(await updateWhole(work)) };
}

const comments = ({ stored }: ReturnType<typeof memoryApi>) =>
  stored.records.map(({ responses }) => (responses as { values: object }[])[0]?.values);

describe("a dataset that is updated from its origin", () => {
  it("gets responses that are later there, and keeps those that are later here", async () => {
    const { server, refused, before } = await update(
      [
        wholeRecord("a", at("2026-03-01T00:00:00", "old")),
        wholeRecord("b", at("2026-03-01T00:00:00", "mine")),
      ],
      [
        wholeRecord("a", at("2026-03-02T00:00:00", "new")),
        wholeRecord("b", at("2026-02-01T00:00:00", "old")),
      ],
    );
    expect(refused.count).toBe(0);
    expect(comments(server)).toEqual([{ comment: { value: "new" } }, { comment: { value: "mine" } }]);
    expect(before?.counts.responses).toMatchObject({ origin: 1, doubtful: 1 });
  });

  it("gets fields, metadata and vectors as a whole, also metadata without a property", async () => {
    const { server, refused } = await update(
      [wholeRecord("a"), wholeRecord("b")],
      [
        wholeRecord("a", { fields: { text: "Other" }, vectors: { v: [1] } }),
        wholeRecord("b", { metadata: { lang: "de" } }),
      ],
    );
    expect(refused.count).toBe(0);
    expect(server.stored.records).toMatchObject([
      { fields: { text: "Other" }, vectors: { v: [1] } },
      { metadata: { lang: "de" } },
    ]);
    expect(server.stored.datasets).toMatchObject([{ allow_extra_metadata: false }]);
  });

  it("gets parts that were changed there since the last copy, and keeps those that were changed only here", async () => {
    const suggested = (value: string) => ({
      suggestions: { comment: { value, type: null, agent: null, score: null } },
    });
    const former = [wholeRecord("a", suggested("x")), wholeRecord("b", { vectors: { v: [1] } })];
    const { server, before } = await update(
      [
        wholeRecord("a", { ...suggested("mine"), metadata: { mine: 1 } }),
        wholeRecord("b", { fields: { text: "Mine" }, vectors: { v: [2] } }),
      ],
      [
        wholeRecord("a", { ...suggested("x"), fields: { text: "Other" } }),
        wholeRecord("b", { vectors: { v: [3] } }),
      ],
      { former: wholeOf(former) },
    );
    expect(server.stored.records).toMatchObject([
      { fields: { text: "Other" }, metadata: { mine: 1 }, suggestions: [{ value: "mine" }] },
      { fields: { text: "Mine" }, vectors: { v: [3] } },
    ]);
    expect(before?.counts).toMatchObject({ parts: 2, partsHere: 3 });
  });

  it("gets guidelines and titles", async () => {
    const changes: unknown[] = [];
    const server = memoryApi({ users: ["ana"] });
    const { dataset } = await storeAt(server, wholeOf([]));
    Object.assign(server.api, { updateField: async (call: object) => changes.push(call) });
    const fields = wholeHead.fields.map((field) => ({ ...field, title: "Words" }));
    await updateWhole({
      ...{ api: server.api, dataset: dataset as Dataset, users: new Map(), stored: wholeOf([]) },
      origin: wholeOf([], { ...wholeHead, guidelines: "Read it twice.", fields }),
    });
    expect(server.stored.datasets).toMatchObject([{ guidelines: "Read it twice." }]);
    expect(changes).toEqual([
      { params: { field_id: server.stored.parts.fields[0]?.id }, body: { title: "Words" } },
    ]);
  });

  it("keeps no records in memory until metadata without a property is allowed", async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `r${index}`);
    const before = ids.map((id) => wholeRecord(id));
    let readings = 0;
    const origin = {
      head: wholeHead,
      records: async function* () {
        readings += 1;
        for (const id of ids) yield wholeRecord(id, { metadata: { lang: "de" } });
      },
    };
    const { server } = await update(before, [], { origin });
    expect(readings).toBe(2);
    expect(server.stored.records.every(({ metadata }) => metadata?.lang === "de")).toBe(true);
  });

  it("tells the first of very many records that the server refuses", async () => {
    const ids = Array.from({ length: limits.refusedRows + 2 }, (_, index) => `r${index}`);
    const { work, server } = await update(
      ids.map((id) => wholeRecord(id)),
      [],
    );
    server.api.bulkUpsertRecords = async () => {
      throw new ApiError("http", { status: 422, body: { detail: "too odd" } });
    };
    const changed = ids.map((id) => wholeRecord(id, { fields: { text: "Other" } }));
    const { refused } = await updateWhole({ ...work, origin: wholeOf(changed) });
    expect(refused.count).toBe(ids.length);
    expect(refused.first).toHaveLength(limits.refusedRows);
  });

  it("keeps responses that somebody has given or changed while the update ran", async () => {
    const said = (comment: string) => ({ status: "submitted", values: { comment: { value: comment } } });
    const { work, server } = await update([wholeRecord("a"), wholeRecord("b"), wholeRecord("c")], []);
    const user_id = work.users.get("ana");
    const [a, b, c] = server.stored.records;
    if (!a || !b || !c) throw new Error("Nothing was stored");
    const compared = [a, b, c].map(({ id: server_id, external_id }) =>
      wholeRecord(String(external_id), {
        ...at("2026-03-01T00:00:00", "old"),
        ...(external_id === "b" && { responses: [] }),
        server_id,
      }),
    );
    a.responses = [{ user_id, ...said("changed"), updated_at: "2026-03-09T00:00:00" }];
    b.responses = [{ user_id, ...said("given"), updated_at: "2026-03-09T00:00:00" }];
    c.responses = [{ user_id, ...said("old"), updated_at: "2026-03-01T00:00:00" }];
    const now = ["a", "b", "c"].map((id) => wholeRecord(id, at("2026-03-05T00:00:00", "there")));
    await updateWhole({ ...work, origin: wholeOf(now), stored: wholeOf(compared) });
    expect(comments(server).map((values) => (values as Record<string, unknown>).comment)).toEqual([
      { value: "changed" },
      { value: "given" },
      { value: "there" },
    ]);
  });

  it("gets long records in smaller batches", async () => {
    const ids = ["a", "b", "c", "d"];
    const { server } = await update(
      ids.map((id) => wholeRecord(id)),
      ids.map((id) => wholeRecord(id, { fields: { text: "x".repeat(600_000) } })),
    );
    expect(server.stored.batches.filter(({ verb }) => verb === "PUT")).toEqual([
      { verb: "PUT", count: 2 },
      { verb: "PUT", count: 2 },
    ]);
  });

  it("leaves out what the server refuses, with the reason", async () => {
    const { work, server } = await update([wholeRecord("a"), wholeRecord("b")], []);
    const { bulkUpsertRecords } = server.api;
    const refusing = (async (call: Parameters<typeof bulkUpsertRecords>[0]) => {
      if (call.body.items.some(({ external_id: id }) => id === "a"))
        throw new ApiError("http", { status: 422, body: { detail: "too odd" } });
      return bulkUpsertRecords(call);
    }) as typeof bulkUpsertRecords;
    server.api.bulkUpsertRecords = refusing;
    const changed = ["a", "b"].map((id) => wholeRecord(id, { fields: { text: "Other" } }));
    const { refused } = await updateWhole({ ...work, origin: wholeOf(changed) });
    expect(refused).toEqual({ count: 1, first: [{ external_id: "a", reason: "too odd" }] });
    expect(server.stored.records.map(({ fields }) => fields.text)).toEqual(["Text a", "Other"]);
  });
});

it("a response that was given while records are stored is not replaced", async () => {
  const server = memoryApi({ users: ["ana"] });
  await storeAt(server, wholeOf([wholeRecord("a", { responses: [] })]));
  const [stored] = server.stored.records;
  const given = { user_id: server.stored.users[0]?.id, status: "draft", values: {} };
  const { searchRecords } = server.api;
  server.api.searchRecords = (async (call: Parameters<typeof searchRecords>[0]) => {
    // The comparison has read the record by its external id before.
    const [filter] = call.body?.filters?.and ?? [];
    const isComparison = filter?.scope.entity === "record" && filter.scope.property === "external_id";
    if (!isComparison) Object.assign(stored ?? {}, { responses: [given] });
    return searchRecords(call);
  }) as typeof searchRecords;
  await storeAt(server, wholeOf([wholeRecord("a")]), { keepsStored: true });
  expect(stored?.responses).toEqual([given]);
});

it("records that are kept only get responses of people who have none there", async () => {
  const server = memoryApi({ users: ["ana"] });
  await storeAt(server, wholeOf([wholeRecord("a", { responses: [] }), wholeRecord("b")]));
  const changed = { fields: { text: "Other" }, metadata: { x: 1 } };
  const result = await storeAt(
    server,
    wholeOf([
      wholeRecord("a", changed),
      wholeRecord("b", { ...changed, ...at("2030-01-01T00:00:00", "new") }),
    ]),
    { keepsStored: true },
  );
  expect(result).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  expect(server.stored.records).toMatchObject([
    { fields: { text: "Text a" }, metadata: {}, responses: [{ status: "submitted" }] },
    { fields: { text: "Text b" }, metadata: {} },
  ]);
  expect(comments(server)[1]).toEqual({ comment: { value: "good" } });
});
