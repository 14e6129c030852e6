import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, type DatasetFixture, labelled } from "../../testing/fixtures";
import { label } from "../../testing/imports";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let ann: Person;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  const tags = { ...label("tags", ["a", "b"], "multi_label_selection"), required: false };
  dataset = await addDataset(server, { questions: [tags] });
  ann = await server.addPerson("ann", "annotator", [dataset.workspaceId]);
  admin = await server.addPerson("admin", "admin", [dataset.workspaceId]);
  const size = { name: "size", title: "Size", settings: { type: "integer" }, visible_for_annotators: false };
  await server.owner("POST", `/datasets/${dataset.datasetId}/metadata-properties`, size);
  const texts = ["👋 hello", "مرحبا بالعالم", "a\u2028b", "=1+1"];
  const [first] = await dataset.log(
    texts.map((text, index) => ({ fields: { text }, metadata: { size: index } })),
  );
  for (const ask of [ann.ask, admin.ask, server.owner])
    await ask("POST", `/records/${first}/responses`, labelled("positive"));
});
afterAll(() => server.close());

const path = (query = "") => `/glossa/datasets/${dataset.datasetId}/file${query}`;
const get = (query: string, by = server.owner) => by("GET", path(`?${query}`));
const post = (body: object, by = server.owner) => by("POST", path(), body);

describe("a whole dataset", () => {
  const wholeOf = async (query: string) => {
    const { body, headers } = await get(`format=glossa${query}`);
    expect(headers["content-disposition"]).toMatch(/filename="workspace \d+-dataset\.glossa\.jsonl"/);
    return String(body)
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };

  it("has its settings, everyone's answers, vectors and its end, whatever was asked for", async () => {
    const [head, ...records] = await wholeOf("&responses=mine&vectors=false");
    expect(head).toMatchObject({
      glossa_dataset: 1,
      name: "dataset",
      status: "ready",
      distribution: { strategy: "overlap", min_submitted: 1 },
      fields: [{ name: "text", required: true, settings: { type: "text" } }],
      questions: [{ name: "label" }, { name: "tags", required: false }],
      metadata_properties: [{ name: "size", visible_for_annotators: false }],
      people: [
        { username: "admin", role: "admin" },
        { username: "ann", role: "annotator" },
        { username: "owner", role: "owner" },
      ],
    });
    expect(Object.keys(head.questions[0])).not.toContain("id");
    expect(records.pop()).toEqual({ glossa_end: true, records: 4 });
    expect(records[0]).toMatchObject({ vectors: {}, responses: [{ username: "ann" }, {}, {}] });
  });

  it("can be a part of it: what a filter shows", async () => {
    const lines = await wholeOf("&search=hello");
    expect(lines.at(-1)).toEqual({ glossa_end: true, records: 1 });
  });

  it("is for those who manage it", async () => {
    expect((await get("format=glossa&responses=mine", ann.ask)).status).toBe(403);
    expect((await post({ format: "glossa", responses: "mine" }, ann.ask)).status).toBe(403);
    expect((await get("format=glossa", admin.ask)).status).toBe(200);
  });
});
