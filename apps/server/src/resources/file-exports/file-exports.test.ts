import { setTimeout as pause } from "node:timers/promises";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { addDataset, type DatasetFixture, labelled } from "../../testing/fixtures";
import { label, question } from "../../testing/imports";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let ann: Person;
let admin: Person;
let recordIds: string[];
let address: string;

const texts = ["👋 hello", "مرحبا بالعالم", 'a "quoted",\nline', "=1+1"];

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server, {
    questions: [
      question("marks", { type: "span", field: "text", options: [{ value: "X", text: "X" }] }),
      { ...label("tags", ["a", "b"], "multi_label_selection"), required: false },
    ],
  });
  ann = await server.addPerson("ann", "annotator", [dataset.workspaceId]);
  admin = await server.addPerson("admin", "admin", [dataset.workspaceId]);
  const property = {
    name: "size",
    title: "Size",
    settings: { type: "integer" },
    visible_for_annotators: false,
  };
  await server.owner("POST", `/datasets/${dataset.datasetId}/metadata-properties`, property);
  recordIds = await dataset.log(
    texts.map((text, index) => ({ external_id: `r${index}`, fields: { text }, metadata: { size: index } })),
  );
  const marks = { value: [{ start: 2, end: 7, label: "X" }] };
  const answer = (value: string) => ({ status: "submitted", values: { label: { value }, marks } });
  await ann.ask("POST", `/records/${recordIds[0]}/responses`, answer("positive"));
  await admin.ask("POST", `/records/${recordIds[0]}/responses`, answer("positive"));
  await server.owner("POST", `/records/${recordIds[0]}/responses`, answer("negative"));
  await ann.ask("POST", `/records/${recordIds[1]}/responses`, labelled("neutral", "draft"));
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  // After a request was given up, the client keeps an unused connection open.
  server.app.server.closeAllConnections();
  await server.close();
});

const path = (query: string, id = dataset.datasetId) => `/glossa/datasets/${id}/file?${query}`;
const get = (query: string, by = server.owner) => by("GET", path(query));
const post = (body: object, by = server.owner) => by("POST", path("").slice(0, -1), body);

/** The bytes of a file, over a connection. */
async function download(query: string, init: RequestInit = {}) {
  const response = await fetch(`${address}/api/v1${path(query)}`, {
    headers: { "x-argilla-api-key": "owner.apikey" },
    ...init,
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function jsonLines(query: string, by = server.owner) {
  const { status, body } = await by("GET", path(`format=jsonl&${query}`));
  expect(status).toBe(200);
  return String(body)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe("a file", () => {
  it("has a safe name, a type and the number of its records", async () => {
    const { headers } = await get("format=csv");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="(workspace \d+)-dataset-everyone\.csv"; filename\*=UTF-8''workspace%20\d+-dataset-everyone\.csv$/,
    );
    expect(headers["x-glossa-records"]).toBe("4");
  });

  it("has all records in the order of their creation, in each format", async () => {
    const [header = [], ...rows] = parseCsv((await get("format=csv")).body);
    expect(rows.map((row) => row[header.indexOf("text")])).toEqual(texts);
    expect((await jsonLines("")).map(({ fields }) => fields.text)).toEqual(texts);
    const parquet = await parquetReadObjects({ file: (await download("format=parquet")).bytes.buffer });
    expect(parquet.map((row) => row.text)).toEqual(texts);
    expect(parquet[0]).toMatchObject({
      "label.responses": ["positive", "positive", "negative"],
      "label.responses.usernames": ["ann", "admin", "owner"],
    });
    const { sheets } = await readXlsx((await download("format=xlsx")).bytes);
    expect(sheets[0]?.rows.slice(1).map((row) => row[sheets[0]?.rows[0]?.indexOf("text") ?? 0])).toEqual(
      texts,
    );
    const studio = (await get("format=label_studio")).body;
    expect(studio.map(({ data }: { data: { text: string } }) => data.text)).toEqual(texts);
    expect((await get("format=conll&responses=mine")).body).toContain("👋\tO\nhello\tB-X\n");
    expect(
      String((await get("format=spacy")).body)
        .split("\n")
        .filter(Boolean),
    ).toHaveLength(6);
  });

  it("has the answers of everyone, one's own, or the majority", async () => {
    const [all] = await jsonLines("");
    expect(all.responses.map((one: { username: string }) => one.username)).toEqual(["ann", "admin", "owner"]);
    expect(all.responses[0]).toMatchObject({
      status: "submitted",
      values: { label: "positive", marks: [{ start: 2, end: 7, label: "X" }] },
    });
    const [mine, draft] = await jsonLines("responses=mine", ann.ask);
    expect(mine.responses).toHaveLength(1);
    expect(draft.responses).toMatchObject([{ status: "draft", values: { label: "neutral" } }]);
    const [majority, none] = await jsonLines("responses=majority", admin.ask);
    expect(majority.majority.label).toEqual({ value: "positive", votes: 2, voters: 3, tie: [] });
    expect(majority.majority.marks.value).toEqual([{ start: 2, end: 7, label: "X" }]);
    expect(none.majority.label.voters).toBe(0);
  });

  it("can be sent back: another dataset with the same records has the same file", async () => {
    const lines = await jsonLines("");
    const copy = await addDataset(server, {
      questions: [
        question("marks", { type: "span", field: "text", options: [{ value: "X", text: "X" }] }),
        { ...label("tags", ["a", "b"], "multi_label_selection"), required: false },
      ],
    });
    await copy.log(
      lines.map(({ id, fields, metadata, responses }) => ({
        external_id: id,
        fields,
        metadata,
        responses: responses.map((one: { user_id: string; status: string; values: object }) => ({
          user_id: one.user_id,
          status: one.status,
          values: Object.fromEntries(Object.entries(one.values).map(([name, value]) => [name, { value }])),
        })),
      })),
    );
    const { body } = await server.owner("GET", path("format=jsonl", copy.datasetId));
    const kept = ({ id, fields, metadata, status, responses }: (typeof lines)[number]) => ({
      id,
      fields,
      metadata,
      status,
      responses: responses.map(({ username, status: of, values }: (typeof lines)[number]) => [
        username,
        of,
        values,
      ]),
    });
    const again = String(body)
      .split("\n")
      .filter(Boolean)
      .map((line) => kept(JSON.parse(line)));
    expect(again).toEqual(lines.map(kept));
  });
});

describe("a selection", () => {
  const found = async (query: string, by = server.owner) =>
    (await jsonLines(query, by)).map(({ id }: { id: string }) => id);

  test.each([
    ["search=hello", ["r0"]],
    ["metadata=size.ge1.le2", ["r1", "r2"]],
    ["metadata=size.ge1.le3&search=quoted", ["r2"]],
    ["response=label.negative", ["r0"]],
    ["status=pending", ["r1", "r2", "r3"]],
    ["search=nowhere", []],
  ])("by the parameters of the page, %s, becomes a file", async (query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  it("by the address of a record is that record", async () => {
    expect(await found(`record=${recordIds[2]}&search=quoted`)).toEqual(["r2"]);
    expect(await found(`record=${recordIds[2]}&search=hello`)).toEqual([]);
  });

  it("by status is about the user's own answers", async () => {
    expect(await found("status=draft&responses=mine", ann.ask)).toEqual(["r1"]);
    expect(await found("status=draft&responses=mine", admin.ask)).toEqual([]);
  });

  it("by search or by ids can be sent as a body", async () => {
    const byIds = await post({
      format: "jsonl",
      record_ids: [recordIds[3], recordIds[1], crypto.randomUUID()],
    });
    expect(byIds.headers["x-glossa-records"]).toBe("2");
    expect(String(byIds.body)).toMatch(/"r1".*\n.*"r3"/);
    const bySearch = await post({ format: "csv", search: { query: { text: { q: "hello" } } } });
    expect(bySearch.headers["x-glossa-records"]).toBe("1");
    const both = await post({ format: "csv", search: {}, record_ids: [recordIds[0]] });
    expect(both.status).toBe(422);
  });

  test.each([
    ["metadata=size", "filter_invalid"],
    ["status=done", "filter_invalid"],
    ["similarity=record.1.vector.v.limit.10.order.most", "filter_invalid"],
    ["response=nothing.x", "unknown_reference"],
    ["question=label", "file_without_spans"],
    ["format=conll&field=other", "file_without_spans"],
    ["format=xml", "argilla.api.errors::ValidationError"],
  ])("of %s is refused with a code", async (query, code) => {
    const { status, headers } = await get(query.startsWith("format") ? query : `format=csv&${query}`);
    expect([status, headers["x-error-code"]]).toEqual([422, code]);
  });
});

describe("the answers of others", () => {
  test.each(["all", "majority"])("are refused to annotators (%s)", async (responses) => {
    expect((await get(`format=csv&responses=${responses}`, ann.ask)).status).toBe(403);
    expect((await post({ format: "csv", responses }, ann.ask)).status).toBe(403);
  });

  it("cannot be found by a filter either", async () => {
    const { status } = await get("format=csv&responses=mine&response=label.of.others.positive", ann.ask);
    expect(status).toBe(403);
  });

  it("come without metadata that is hidden from annotators", async () => {
    const [mine] = await jsonLines("responses=mine", ann.ask);
    expect(mine.metadata).toEqual({});
    const [header = []] = parseCsv((await get("format=csv&responses=mine", ann.ask)).body);
    expect(header).not.toContain("metadata.size");
  });
});

it("is told in the audit log", async () => {
  await get("format=parquet&responses=majority&search=hello");
  const { body } = await server.owner("GET", "/glossa/audit?action=dataset.downloaded&limit=1");
  expect(body.items[0]).toMatchObject({
    username: "owner",
    object_id: dataset.datasetId,
    details: { format: "parquet", responses: "majority", records: 1 },
  });
});

describe("a download", () => {
  const many = 3000;
  let large: DatasetFixture;
  beforeAll(async () => {
    large = await addDataset(server);
    const items = Array.from({ length: 500 }, (_, index) => ({
      fields: { text: `${index} ${"x".repeat(2000)}` },
    }));
    for (let logged = 0; logged < many; logged += items.length) await large.log(items);
  }, 60_000);

  const open = (query = "format=jsonl", init: RequestInit = {}) =>
    fetch(`${address}/api/v1${path(query, large.datasetId)}`, {
      headers: { "x-argilla-api-key": "owner.apikey" },
      ...init,
    });

  it("is complete, whatever its length", async () => {
    const text = await (await open()).text();
    expect(text.split("\n")).toHaveLength(many + 1);
  });

  it("that fails in the middle does not look like a complete file", async () => {
    const response = await open();
    const reader = response.body?.getReader();
    await reader?.read();
    const { read } = server.services.database;
    const failing = vi.spyOn(read, "selectFrom").mockImplementation(() => {
      throw new Error("the disk is gone");
    });
    const drained = (async () => {
      while (!(await reader?.read())?.done);
    })();
    await expect(drained).rejects.toThrow();
    failing.mockRestore();
  });

  it("ends when nobody reads on, and frees its place; more than two at once are refused", async () => {
    const aborts = [new AbortController(), new AbortController()];
    await Promise.all(aborts.map(({ signal }) => open("format=jsonl", { signal })));
    const third = await open();
    expect([third.status, third.headers.get("x-error-code")]).toEqual([429, "too_many_files"]);
    for (const abort of aborts) abort.abort();
    await expect.poll(async () => (await open("format=csv&search=nothing")).status).toBe(200);
  });

  it("stops reading records when it is given up", async () => {
    const abort = new AbortController();
    const response = await open("format=csv", { signal: abort.signal });
    await response.body?.getReader().read();
    const reading = vi.spyOn(server.services.database.read, "selectFrom");
    abort.abort();
    await pause(1000);
    // What was under way; otherwise, there would be several pages.
    expect(reading.mock.calls.filter(([table]) => String(table) === "records").length).toBeLessThan(3);
    reading.mockRestore();
  });
});

it("does not keep the server from stopping", async () => {
  const other = await startTestServer();
  const { datasetId, log } = await addDataset(other);
  await log(Array.from({ length: 500 }, () => ({ fields: { text: "x".repeat(20_000) } })));
  const url = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${url}/api/v1${path("format=jsonl", datasetId)}`, {
    headers: { "x-argilla-api-key": "owner.apikey" },
  });
  expect(response.status).toBe(200);
  const closed = other.close();
  await expect(Promise.race([closed.then(() => "closed"), pause(8000, "open")])).resolves.toBe("closed");
});

it("does not exist on a plain server", async () => {
  const plain = await startTestServer({ isPlain: true });
  expect((await plain.owner("GET", path("format=csv"))).status).toBe(404);
  await plain.close();
});
