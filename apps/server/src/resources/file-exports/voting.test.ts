import { parseCsv } from "hucre/csv";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { label, question } from "../../testing/imports";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
const people: Record<string, Person> = {};
let recordIds: string[];

const options = [{ value: "X", text: "X" }];
const marks = (...ends: number[]) => ends.map((end) => ({ start: 0, end, label: "X" }));

async function answer(name: string, at: number, values: object, status = "submitted") {
  const wrapped = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
  const body = { status, values: wrapped };
  const reply = await people[name]?.ask("POST", `/records/${recordIds[at]}/responses`, body);
  if (reply?.status !== 201) throw new Error(JSON.stringify(reply?.body));
}

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server, {
    minSubmitted: 3,
    questions: [
      { ...question("marks", { type: "span", field: "text", options }), required: false },
      { ...label("tags", ["a", "b", "c"], "multi_label_selection"), required: false },
    ],
  });
  for (const name of ["ann", "bob", "cy"])
    people[name] = await server.addPerson(name, "annotator", [dataset.workspaceId]);
  for (const name of ["lena", "otto"])
    people[name] = await server.addPerson(name, "admin", [dataset.workspaceId]);
  recordIds = await dataset.log(
    ["first", "second", "third"].map((text) => ({ external_id: text, fields: { text: `${text} text` } })),
  );
  // Two against one, and lena decides for the one, without an answer about tags.
  await answer("ann", 0, { label: "positive", tags: ["a"], marks: marks(2) });
  await answer("bob", 0, { label: "positive", tags: ["a"], marks: marks(3) });
  await answer("cy", 0, { label: "negative", tags: ["b"], marks: marks(4) });
  await answer("lena", 0, { label: "negative", marks: marks(5) });
  // Only one votes; a draft decides nothing.
  await answer("cy", 1, { label: "neutral", tags: ["c"], marks: [] });
  await answer("otto", 1, { label: "positive" }, "draft");
  // Two who decide differ: the latest counts.
  await answer("otto", 2, { label: "positive", tags: ["c"] });
  await answer("lena", 2, { label: "neutral" });
});
afterAll(() => server.close());

const path = (query: string) => `/glossa/datasets/${dataset.datasetId}/file?responses=majority&${query}`;
const get = (query: string, by = server.owner) => by("GET", path(query));

/** The outcome of each record. */
async function majorities(query: string) {
  const { status, body } = await get(`format=jsonl&${query}`);
  expect(status).toBe(200);
  const lines = String(body).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).majority);
}

describe("who decides", () => {
  it("gives the value; the others decide what that person left empty", async () => {
    const [first, second] = await majorities("deciders=lena");
    expect(first.label).toEqual({
      value: "negative",
      votes: null,
      voters: 3,
      tie: [],
      decided_by: "lena",
    });
    expect(first.marks).toMatchObject({ value: marks(5), tie: [], decided_by: "lena" });
    expect(first.tags).toMatchObject({ value: ["a"], voters: 3, decided_by: null });
    expect(second.label).toEqual({ value: "neutral", votes: 1, voters: 1, tie: [], decided_by: null });
  });

  it("is nobody unless named: then an answer is one of several, and no file has a name", async () => {
    const [first] = await majorities("");
    expect(first.label).toEqual({
      value: null,
      votes: null,
      voters: 4,
      tie: ["positive", "negative"],
    });
  });

  it("may be several people: of these, the latest submitted answer to a question counts", async () => {
    const [, second, third] = await majorities("deciders=lena&deciders=otto");
    expect(second.label).toMatchObject({ value: "neutral", decided_by: null });
    expect(third.label).toMatchObject({ value: "neutral", voters: 0, decided_by: "lena" });
    expect(third.tags).toMatchObject({ value: ["c"], voters: 0, decided_by: "otto" });
    const [, , alone] = await majorities("deciders=otto&voters=ann");
    expect(alone.label).toMatchObject({ value: "positive", voters: 0, decided_by: "otto" });
  });

  it("is in tables, and what is decided is in the formats of one text", async () => {
    const [header = [], first = []] = parseCsv((await get("format=csv&deciders=lena")).body);
    expect(first[header.indexOf("label.response")]).toBe("negative");
    expect(first[header.indexOf("label.response.decided_by")]).toBe("lena");
    expect(first[header.indexOf("tags.response.decided_by")]).toBe("");
    expect(parseCsv((await get("format=csv")).body)[0]).not.toContain("label.response.decided_by");
    const spacy = String((await get("format=spacy&deciders=lena&deciders=otto")).body).split("\n");
    expect(JSON.parse(spacy[0] ?? "")).toMatchObject({ spans: marks(5), answer: "accept" });
    // Who decides has answered the label only, so that there is no value for the spans.
    expect(JSON.parse(spacy[2] ?? "")).toMatchObject({ answer: "ignore", cats: { "label:neutral": 1 } });
  });

  it("may be somebody who was removed from the workspace and switched off", async () => {
    const gone = await server.addPerson("gone", "annotator", [dataset.workspaceId]);
    people.gone = gone;
    await answer("gone", 1, { label: "negative" });
    await server.owner("DELETE", `/workspaces/${dataset.workspaceId}/users/${gone.id}`);
    await server.owner("PATCH", `/glossa/people/${gone.id}`, { is_active: false });
    const [, second] = await majorities("deciders=gone");
    expect(second.label).toMatchObject({ value: "negative", decided_by: "gone" });
  });
});

describe("whose answers count", () => {
  it("are those of the named people, by id or by username", async () => {
    const [first, second, third] = await majorities(`voters=${people.ann?.id}&voters=bob`);
    expect(first.label).toEqual({ value: "positive", votes: 2, voters: 2, tie: [] });
    expect(first.marks).toEqual({ value: null, votes: null, voters: 2, tie: marks(2, 3) });
    expect(second.label.voters).toBe(0);
    expect(third.label.voters).toBe(0);
  });

  it("are none of those who decide", async () => {
    const [first] = await majorities("voters=lena&voters=cy&deciders=lena");
    expect(first.tags).toMatchObject({ value: ["b"], votes: null, voters: 1 });
  });

  it("can be sent as a body", async () => {
    const { body } = await server.owner("POST", `/glossa/datasets/${dataset.datasetId}/file`, {
      ...{ format: "jsonl", responses: "majority", record_ids: [recordIds[0]] },
      ...{ voters: [people.cy?.id], deciders: [people.otto?.id] },
    });
    expect(JSON.parse(String(body)).majority.label).toMatchObject({ value: "negative", decided_by: null });
  });

  it("do not agree on nothing in a Parquet file either", async () => {
    const rows = async (query: string) => {
      const response = await server.app.inject({
        url: `/api/v1${path(`format=parquet&${query}`)}`,
        headers: { "x-argilla-api-key": "owner.apikey" },
      });
      return parquetReadObjects({ file: new Uint8Array(response.rawPayload).buffer });
    };
    const [divided] = await rows("voters=ann&voters=bob");
    expect(divided?.["marks.response"] ?? null).toBeNull();
    expect(divided?.["marks.response.tie"]).toEqual(marks(2, 3));
    const [, unanimous] = await rows("voters=cy");
    expect(unanimous?.["marks.response"]).toEqual([]);
  });
});

/** A query for a majority as CSV, unless it says something else. */
const withDefaults = (query: string) =>
  new URLSearchParams([
    ...Object.entries({ format: "csv", responses: "majority" }).filter(([name]) => !query.includes(name)),
    ...new URLSearchParams(query),
  ]);

test.each([
  ["deciders=nobody", "unknown_reference", "`nobody`"],
  ["voters=ann&voters=owner", "unknown_reference", "`owner`"],
  [`voters=${crypto.randomUUID()}`, "unknown_reference", "has answered in this dataset"],
  ["responses=all&deciders=lena", "argilla.api.errors::ValidationError", ""],
  ["format=glossa&deciders=lena", "argilla.api.errors::ValidationError", ""],
])("%s is refused", async (query, code, detail) => {
  const { status, headers, body } = await server.owner(
    "GET",
    `/glossa/datasets/${dataset.datasetId}/file?${withDefaults(query)}`,
  );
  expect([status, headers["x-error-code"]]).toEqual([422, code]);
  expect(JSON.stringify(body)).toContain(detail);
});

it("is not told to annotators", async () => {
  expect((await get("format=csv&deciders=nobody", people.ann?.ask)).status).toBe(403);
});
