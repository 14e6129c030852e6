import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset } from "../../testing/fixtures";
import {
  range,
  type SearchFixture,
  scopes,
  startSearchServer,
  status,
  terms,
} from "../../testing/search-fixture";
import type { Ask, Person, TestServer } from "../../testing/test-server";
import { recordColumns } from "./conditions/conditions";

const { answered, metadata, ofRecord, suggested } = scopes;
let server: TestServer;
let dataset: SearchFixture["dataset"];
let search: SearchFixture["search"];
let found: SearchFixture["found"];
let ana: Person;
let ben: Person;
let ids: string[];

beforeAll(async () => {
  ({ server, dataset, search, found, ana, ben, ids } = await startSearchServer());
});
afterAll(() => server.close());

const sorted = async (numbers: Promise<number[]>) => (await numbers).sort();

describe("the total is the number of results, whichever table it is counted from:", () => {
  const inStatus = (...statuses: string[]) => terms(ofRecord("status"), ...statuses);
  test.each<[string, object[]]>([
    ["all", []],
    ["pending records", [inStatus("pending")]],
    ["completed records", [inStatus("completed")]],
    ["all records by their status", [inStatus("completed", "pending", "pending", "zzz")]],
    ["two filters of the status", [inStatus("completed"), inStatus("pending")]],
    ["without a response", [status("pending")]],
    ["without an answer, twice", [status("pending"), status("pending")]],
    ["pending records without an answer", [status("pending"), inStatus("pending")]],
    ["completed records without an answer", [inStatus("completed"), status("pending")]],
    ["without an answer or with a draft", [status("pending", "draft"), inStatus("pending")]],
    ["without an answer, with a term", [status("pending"), terms(metadata("source"), "web")]],
  ])("%s", async (_, and) => {
    for (const options of [{}, { mine: true }, { mine: true, ask: ana.ask }, { mine: true, ask: ben.ask }]) {
      const { items, total } = await search(and.length > 0 ? { filters: { and } } : {}, options);
      expect(total).toBe(items.length);
    }
  });
});

describe("filters over all users' records (spec 442)", () => {
  test.each<[string, object[], number[]]>([
    ["status of the record", [terms(ofRecord("status"), "completed")], [0]],
    ["an unknown status", [terms(ofRecord("status"), "zzz")], []],
    ["external id", [terms(ofRecord("external_id"), "e0", "e9")], [0]],
    [
      "a date",
      [range(ofRecord("inserted_at"), { ge: "2020-01-01", le: "2999-01-01T00:00:00Z" })],
      [0, 1, 2, 3],
    ],
    ["a date long ago", [range(ofRecord("inserted_at"), { le: "2020-01-01" })], []],
    ["a term", [terms(metadata("source"), "web")], [0, 1]],
    ["two terms at once", [terms(metadata("source"), "web"), terms(metadata("source"), "book")], [0]],
    ["a number", [range(metadata("size"), { ge: 5 })], [0, 2]],
    ["a range of numbers", [range(metadata("size"), { ge: 3, le: 5 })], [2]],
    ["a number as term", [terms(metadata("size"), 2)], [1]],
    ["a suggested label", [terms(suggested("label"), "positive", "neutral")], [0]],
    ["a suggested rating", [range(suggested("rating", "value"), { ge: 5 })], [0]],
    ["one of several suggested labels", [terms(suggested("topics"), "b")], [0]],
    ["a score", [range(suggested("label", "score"), { le: 0.5 })], [1]],
    ["any score of a list", [range(suggested("topics", "score"), { ge: 0.7 })], [0]],
    ["an agent", [terms(suggested("label", "agent"), "y")], [1]],
    ["the type of a suggestion", [terms(suggested("label", "type"), "model")], [0]],
    ["an answered label", [terms(answered("label"), "positive", "negative")], [0, 1]],
    ["an answered rating", [terms(answered("rating"), 10)], [0]],
    ["one of several answered labels", [terms(answered("topics"), "b")], [0]],
    ["no user's response", [status("pending")], [3]],
    ["any user's response", [status("discarded", "submitted")], [0, 2]],
    ["several conditions", [status("submitted"), terms(metadata("source"), "book")], [0]],
  ])("%s", async (_, and, expected) => {
    expect(await sorted(found({ filters: { and, type: "and" } }))).toEqual(expected);
    expect((await search({ filters: { and } })).total).toBe(expected.length);
  });
});

describe("filters over my records (spec 440, 442)", () => {
  const mine = (filters: object[], ask = ana.ask) =>
    sorted(found({ filters: { and: filters } }, { ask, mine: true }));

  it("use my responses only", async () => {
    expect(await mine([status("pending")])).toEqual([2, 3]);
    expect(await mine([status("pending")], ben.ask)).toEqual([0, 1, 3]);
    expect(await mine([status("pending", "draft")])).toEqual([1, 2, 3]);
    expect(await mine([status("pending"), terms(ofRecord("status"), "pending")], ben.ask)).toEqual([1, 3]);
    expect(await mine([terms(answered("label"), "positive")], ben.ask)).toEqual([]);
  });

  it("can use hidden metadata, which is not returned", async () => {
    const body = { filters: { and: [range(metadata("size"), { ge: 10 })] } };
    const { items } = await search(body, { ask: ana.ask, mine: true });
    expect(items[0]?.record.metadata).toEqual({ source: ["web", "book"] });
    const admin = await search(body);
    expect(admin.items[0]?.record.metadata).toMatchObject({ size: 10, extra: 1 });
  });

  it("find a record by its id, with or without vectors, with my response to it (use G1)", async () => {
    const byId = { filters: { and: [terms(ofRecord("id"), ids[1] ?? "")] } };
    const options = { ask: ana.ask, mine: true, query: "include=responses&limit=1" };
    const { items } = await search(byId, options);
    expect(items).toMatchObject([{ record: { id: ids[1], responses: [{ status: "draft" }] } }]);
  });

  it("return my response and all suggestions on request (spec 444)", async () => {
    const options = {
      ask: ben.ask,
      mine: true,
      query: "include=responses&include=suggestions&offset=0&limit=10",
    };
    const { items, total } = await search(
      { query: {}, filters: { and: [terms(ofRecord("external_id"), "e0")] } },
      options,
    );
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      record: {
        id: ids[0],
        status: "completed",
        fields: { text: "zero" },
        responses: [],
        suggestions: [{ value: "positive" }, { value: 10 }, { value: ["a", "b"] }],
        inserted_at: expect.any(String),
        updated_at: expect.any(String),
      },
      query_score: expect.any(Number),
    });
    const own = await search({}, { ...options, ask: ana.ask });
    const responses = own.items.flatMap((item) => (item.record as { responses?: unknown[] }).responses ?? []);
    expect(responses).toHaveLength(2);
  });
});

it("terms of which an index has the same characters are told apart", async () => {
  const { datasetId, log } = await addDataset(server);
  const settings = { type: "terms" };
  await server.owner("POST", `/datasets/${datasetId}/metadata-properties`, {
    name: "link",
    title: "L",
    settings,
  });
  // Astral letters have two units in JavaScript and are one character of the database.
  const link = (end: string) => `${"😀".repeat(250)}${end}`;
  const ends = ["b", "a", "c"];
  await log(ends.map((end) => ({ fields: { text: end }, metadata: { link: link(end) } })));
  const endsOf = async (body: object) => {
    const reply = await server.owner("POST", `/datasets/${datasetId}/records/search`, body);
    return reply.body.items.map(({ record }: { record: { fields: { text: string } } }) => record.fields.text);
  };
  const filters = (...values: string[]) => ({ filters: { and: [terms(metadata("link"), ...values)] } });
  expect(await endsOf(filters(link("a")))).toEqual(["a"]);
  expect((await endsOf(filters(link("a"), link("b"), "x"))).sort()).toEqual(["a", "b"]);
  expect(await endsOf({ sort: [{ scope: metadata("link"), order: "desc" }] })).toEqual(["c", "b", "a"]);
});

describe("the order of results (spec 443)", () => {
  const by = (scope: object, order: string) => found({ sort: [{ scope, order }] });

  it("follows values, with records without a value last", async () => {
    expect(await by(metadata("size"), "asc")).toEqual([1, 2, 0, 3]);
    expect(await by(metadata("size"), "desc")).toEqual([0, 2, 1, 3]);
    expect(await by(suggested("label", "score"), "asc")).toEqual([1, 0, 2, 3]);
    expect(await by(answered("rating"), "desc")).toEqual([0, 1, 2, 3]);
    expect(await by(ofRecord("inserted_at"), "desc")).toHaveLength(4);
  });

  it.each(Object.keys(recordColumns))(
    "can be by the %s of the record, which can also be filtered",
    async (property) => {
      expect(await by(ofRecord(property), "asc")).toHaveLength(4);
      expect(await found({ filters: { and: [terms(ofRecord(property), "none")] } })).toEqual([]);
    },
  );

  it("can have several keys, and results have no scores then", async () => {
    const sort = [
      { scope: ofRecord("status"), order: "desc" },
      { scope: metadata("size"), order: "desc" },
    ];
    const { items } = await search({ sort });
    expect(items.map((item) => ids.indexOf(item.record.id))).toEqual([2, 1, 3, 0]);
    expect(items.every((item) => item.query_score === null)).toBe(true);
  });

  it.each<[string, object, number[]]>([
    ["its own id", ofRecord("external_id"), [0, 2]],
    ["its metadata", metadata("size"), [2, 0]],
    ["its answers", answered("label"), [0, 2]],
  ])("of a text search can be that of %s", async (_, scope, expected) => {
    const query = { text: { q: "two | zero" } };
    const { items, total } = await search({ query, sort: [{ scope, order: "asc" }] });
    expect(items.map(({ record }) => ids.indexOf(record.id))).toEqual(expected);
    expect(total).toBe(2);
  });

  it("is that of creation for all users' records, and a fixed order of each user's own for theirs", async () => {
    expect(await found({})).toEqual([0, 1, 2, 3]);
    const big = await addDataset(server);
    for (const part of [0, 1])
      await big.log(Array.from({ length: 100 }, (_, i) => ({ fields: { text: `${part} ${i}` } })));
    const path = `/me/datasets/${big.datasetId}/records/search`;
    const pages = async (ask: Ask, size: number, and: object[] = []) => {
      const all: string[] = [];
      let total = Number.POSITIVE_INFINITY;
      for (let offset = 0; offset < total; offset += size) {
        const filters = and.length > 0 ? { and } : undefined;
        const { body } = await ask("POST", `${path}?offset=${offset}&limit=${size}`, { filters });
        total = body.total;
        all.push(...body.items.map((item: { record: { id: string } }) => item.record.id));
      }
      expect(all).toHaveLength(total);
      return all;
    };
    const { ask } = await server.addPerson("cem", "annotator", [big.workspaceId]);
    const order = await pages(ask, 30);
    expect(new Set(order).size).toBe(200);
    const { writer } = server.services.database;
    const completed = new Set(order.filter((_, index) => index % 3 === 0));
    await writer
      .updateTable("records")
      .set({ status: "completed" })
      .where("public_id", "in", [...completed])
      .execute();
    // The order of a user does not change when others complete records.
    expect(await pages(ask, 7)).toEqual(order);
    expect(await pages(ask, 8, [terms(ofRecord("status"), "pending")])).toEqual(
      order.filter((id) => !completed.has(id)),
    );
    // Two users may start at the same place by chance, but not four.
    const others = await Promise.all(
      ["dan", "eva", "fay"].map(
        async (name) => (await server.addPerson(name, "annotator", [big.workspaceId])).ask,
      ),
    );
    const orders = await Promise.all(others.map((other) => pages(other, 100)));
    expect(orders.some((other) => other[0] !== order[0])).toBe(true);
  });
});

describe("a similarity search (spec 441)", () => {
  const near = (vector: object, more: object = {}, query = "") =>
    search({ query: { vector: { name: "v", ...vector } }, ...more }, { query });

  it("ranks other records by their exact cosine similarity", async () => {
    const { items, total } = await near({ record_id: ids[0], max_results: 50, order: "most_similar" });
    expect(items.map((item) => [ids.indexOf(item.record.id), item.query_score])).toEqual([
      [1, expect.closeTo(0.8, 5)],
      [2, 0],
    ]);
    expect(total).toBe(2);
  });

  it("can be reversed, filtered and limited", async () => {
    const indexes = ({ items }: Awaited<ReturnType<typeof near>>) =>
      items.map((item) => ids.indexOf(item.record.id));
    expect(indexes(await near({ value: [1, 0], order: "least_similar" }))).toEqual([2, 1, 0]);
    const filters = { and: [terms(metadata("source"), "web")] };
    expect(indexes(await near({ value: [-1, 0] }, { filters }))).toEqual([1, 0]);
    expect(indexes(await near({ value: [1, 0] }, {}, "limit=1&offset=1"))).toEqual([1]);
    expect(await near({ value: [1, 0] }, {}, "limit=1&offset=1000")).toEqual({ items: [], total: 0 });
  });
});

describe("the agents of suggestions (spec 449)", () => {
  it("are listed by question", async () => {
    const path = `/datasets/${dataset.datasetId}/records/search/suggestions/options`;
    const { status: code, body } = await ana.ask("GET", path);
    expect(code).toBe(200);
    expect(body.items).toEqual([
      { question: { id: dataset.questionId, name: "label" }, agents: ["x", "y"] },
      { question: { id: expect.any(String), name: "rating" }, agents: [] },
      { question: { id: expect.any(String), name: "topics" }, agents: [] },
    ]);
  });
});

it("are empty in a draft dataset", async () => {
  const { datasetId } = await addDataset(server, { isDraft: true });
  const { body } = await server.owner("POST", `/me/datasets/${datasetId}/records/search`, {});
  expect(body).toEqual({ items: [], total: 0 });
});
