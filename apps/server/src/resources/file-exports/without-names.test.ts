import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { label, question } from "../../testing/imports";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
const people: Record<string, Person> = {};
let recordIds: string[];

async function answer(name: string, at: number, value: string, status = "submitted") {
  const marks = { value: [{ start: 0, end: 5, label: "X" }] };
  const values = { label: { value }, marks, tags: { value: ["a"] } };
  const reply = await people[name]?.ask("POST", `/records/${recordIds[at]}/responses`, { status, values });
  if (reply?.status !== 201) throw new Error(JSON.stringify(reply?.body));
}

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server, {
    minSubmitted: 3,
    questions: [
      question("marks", { type: "span", field: "text", options: [{ value: "X", text: "X" }] }),
      label("tags", ["a", "b"], "multi_label_selection"),
    ],
  });
  for (const name of ["zoe", "bob", "cy"])
    people[name] = await server.addPerson(name, "annotator", [dataset.workspaceId]);
  people.lena = await server.addPerson("lena", "admin", [dataset.workspaceId]);
  recordIds = await dataset.log(["first", "second"].map((text) => ({ fields: { text: `${text} text` } })));
  await answer("zoe", 0, "positive");
  await answer("bob", 0, "negative", "discarded");
  await answer("cy", 1, "neutral", "draft");
  await answer("bob", 1, "positive");
  await answer("lena", 1, "negative");
  await answer("zoe", 1, "positive");
});
afterAll(() => server.close());

const path = (query: string) => `/glossa/datasets/${dataset.datasetId}/file?without_names=true&${query}`;
const get = (query: string, by = server.owner) => by("GET", path(query));

/** The bytes of a file, which nobody's name or id may be in as text. */
async function bytesOf(query: string) {
  const response = await server.app.inject({
    url: `/api/v1${path(query)}`,
    headers: { "x-argilla-api-key": "owner.apikey" },
  });
  expect(response.statusCode).toBe(200);
  return new Uint8Array(response.rawPayload);
}

function expectNobody(content: unknown) {
  const text = JSON.stringify(content, (_, value) => (typeof value === "bigint" ? String(value) : value));
  for (const [name, { id }] of Object.entries(people)) {
    expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
    expect(text).not.toContain(id);
  }
}

const expected = [
  ["annotator-1", "annotator-2"],
  ["annotator-3", "annotator-2", "annotator-4", "annotator-1"],
];

describe("a file without names", () => {
  it("has numbers instead, the same for each person in all records, also for drafts (jsonl)", async () => {
    const lines = String((await get("format=jsonl")).body)
      .trim()
      .split("\n");
    expectNobody(lines);
    const answers = lines.map((line) => JSON.parse(line).responses);
    const of = (key: string) => answers.map((each) => each.map((one: Record<string, string>) => one[key]));
    expect(of("username")).toEqual(expected);
    expect(of("user_id")).toEqual(expected);
    expect(of("status")[0]).toEqual(["submitted", "discarded"]);
    expect(of("status")[1]).toEqual(["draft", "submitted", "submitted", "submitted"]);
  });

  it("has the same numbers in the columns of all questions (csv, xlsx, parquet)", async () => {
    const csv = parseCsv((await get("format=csv")).body);
    expectNobody(csv);
    const { sheets } = await readXlsx(await bytesOf("format=xlsx"));
    expectNobody(sheets[0]?.rows);
    for (const [header = [], ...rows] of [csv, sheets[0]?.rows ?? []])
      for (const column of ["label", "marks", "tags"].flatMap((name) => [
        `${name}.responses.usernames`,
        `${name}.responses.users`,
      ]))
        expect(rows.map((row) => JSON.parse(String(row[header.indexOf(column)])))).toEqual(expected);
    const parquet = await parquetReadObjects({ file: (await bytesOf("format=parquet")).buffer });
    expectNobody(parquet);
    expect(parquet.map((row) => row["tags.responses.users"])).toEqual(expected);
  });

  test.each(["spacy", "conll", "label_studio"])("names nobody in other formats (%s)", async (format) => {
    const { body } = await get(`format=${format}`);
    expectNobody(body);
    expect(JSON.stringify(body)).toContain("annotator-4");
  });

  it("has a number for the own answers", async () => {
    const { body } = await get("format=jsonl&responses=mine", people.bob?.ask);
    expectNobody(body);
    expect(JSON.parse(String(body).split("\n")[1] ?? "").responses).toMatchObject([
      { user_id: "annotator-1", username: "annotator-1" },
    ]);
  });

  it("has a majority that people have decided, and not who", async () => {
    const { body } = await get("format=jsonl&responses=majority&deciders=lena");
    expectNobody(body);
    const second = JSON.parse(String(body).split("\n")[1] ?? "");
    expect(second.majority.label).toEqual({ value: "negative", votes: null, voters: 2, tie: [] });
    const csv = parseCsv((await get("format=csv&responses=majority&deciders=lena")).body);
    expectNobody(csv);
    const [header = [], , row = []] = csv;
    expect(header.filter((name) => String(name).endsWith("decided_by"))).toEqual([]);
    expect(row[header.indexOf("label.response")]).toBe("negative");
  });

  it("can be asked for by a body, and is told in the audit log", async () => {
    const { body } = await server.owner("POST", `/glossa/datasets/${dataset.datasetId}/file`, {
      ...{ format: "jsonl", record_ids: [recordIds[1]], without_names: true },
    });
    expectNobody(body);
    expect(JSON.parse(String(body)).responses[0].username).toBe("annotator-1");
    const log = await server.owner("GET", "/glossa/audit?action=dataset.downloaded&limit=1");
    expect(log.body.items[0].details).toMatchObject({ format: "jsonl", without_names: true });
  });
});

test.each([
  ["GET", "?format=glossa&without_names=true", undefined],
  ["POST", "", { format: "glossa", without_names: true }],
] as const)("a whole dataset keeps its people (%s)", async (method, query, body) => {
  const address = `/glossa/datasets/${dataset.datasetId}/file${query}`;
  const { status, headers, body: reply } = await server.owner(method, address, body);
  expect([status, headers["x-error-code"]]).toEqual([422, "argilla.api.errors::ValidationError"]);
  expect(JSON.stringify(reply)).toContain("without_names");
});
