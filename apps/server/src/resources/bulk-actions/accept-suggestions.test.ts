import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { positive, runJobs, takeOver, withRecords } from "../../testing/bulk-actions";
import { labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
const questions = [
  { name: "tags", title: "T", required: false, settings: { type: "multi_label_selection", options } },
  { name: "order", title: "O", required: false, settings: { type: "ranking", options } },
  { name: "spans", title: "S", required: false, settings: { type: "span", field: "text", options } },
];
const ranks = options.map(({ value }, index) => ({ value, rank: index + 1 }));
const accepting = (least: number) => ({ values: {}, accept_suggestions: { least_score: least } });

/** A dataset of four question types, whose records get suggestions by the names of their questions. */
async function withSuggestions(count: number, needsSpans = false) {
  const asked = questions.map((one) => (one.name === "spans" ? { ...one, required: needsSpans } : one));
  const made = await withRecords(server, count, { questions: asked });
  const { body } = await server.owner("GET", `/datasets/${made.datasetId}/questions`);
  const idOf = new Map(body.items.map(({ id, name }: { id: string; name: string }) => [name, id]));
  const suggest = (record: string | undefined, question: string, value: unknown, score?: unknown) =>
    server.owner("PUT", `/records/${record}/suggestions`, { question_id: idOf.get(question), value, score });
  const valuesOf = async (record: string | undefined) => {
    const given = (await made.stored()).get(`${record} ${made.ana.id}`);
    return given && JSON.parse(given.slice(given.indexOf(" ") + 1));
  };
  return { ...made, suggest, valuesOf };
}

describe("a bulk action that accepts suggestions", () => {
  it("gives each record what is suggested for it from a score on, and leaves records without", async () => {
    const { ids, start, read, tell, stored, suggest, valuesOf } = await withSuggestions(5);
    const [sure, unsure, parts, unscored, none] = ids;
    await suggest(sure, "label", "negative", 0.7);
    await suggest(unsure, "label", "negative", 0.69);
    await suggest(parts, "label", "positive", 0.9);
    await suggest(parts, "tags", ["a", "b", "c"], [0.9, 0.4, 0.8]);
    await suggest(parts, "order", ranks, [0.9, 0.9, 0.6]);
    const spans = [0, 3].map((start) => ({ start, end: start + 2, label: "a" }));
    await suggest(parts, "spans", spans, [0.1, 0.7]);
    await suggest(unscored, "label", "neutral");
    const id = await start(accepting(0.7));
    await runJobs(server);
    expect(await read(id)).toMatchObject({
      state: "done",
      progress: { done: 5, total: 5 },
      counts: { saved: 2, unaffected: 3, incomplete: 0, refused: 0 },
    });
    expect(await valuesOf(sure)).toEqual({ label: { value: "negative" } });
    expect(await valuesOf(parts)).toEqual({
      label: { value: "positive" },
      tags: { value: ["a", "c"] },
      spans: { value: spans.slice(1) },
    });
    const given = await stored();
    expect(
      [unsure, unscored, none].map((one) => [...given.keys()].some((key) => key.includes(`${one}`))),
    ).toEqual([false, false, false]);
    await tell(id, "undo");
    await runJobs(server);
    expect((await stored()).size).toBe(0);
    await tell(id, "redo");
    await runJobs(server);
    expect(await stored()).toEqual(given);
    expect((await read(id)).counts).toMatchObject({ saved: 2, unaffected: 3 });
  });

  it("without a least score of its own takes all: a suggestion without a score has the score 0", async () => {
    const { ids, start, suggest, valuesOf } = await withSuggestions(1);
    await suggest(ids[0], "label", "neutral");
    await start(accepting(0));
    await runJobs(server);
    expect(await valuesOf(ids[0])).toEqual({ label: { value: "neutral" } });
  });

  it("replaces neither values of the action nor those of the user", async () => {
    const { ana, ids, start, read, suggest, valuesOf } = await withSuggestions(3);
    const [begun, open, touched] = ids;
    for (const record of ids) {
      await suggest(record, "label", "negative", 1);
      await suggest(record, "tags", ["a"], [1]);
    }
    await ana.ask("POST", `/records/${begun}/responses`, {
      status: "draft",
      values: { tags: { value: ["b"] } },
    });
    const id = await start({
      ...accepting(0.5),
      search: {},
      values: positive,
      own: [{ record_id: touched, values: { label: { value: "neutral" } } }],
    });
    await runJobs(server);
    // In the draft, both questions have a value: nothing is accepted there.
    expect((await read(id)).counts).toMatchObject({ saved: 2, unaffected: 1 });
    expect(await valuesOf(begun)).toEqual({ tags: { value: ["b"] } });
    expect(await valuesOf(open)).toEqual({ ...positive, tags: { value: ["a"] } });
    expect(await valuesOf(touched)).toEqual({ ...positive, tags: { value: ["a"] } });
  });

  it("counts records that the accepted suggestions do not complete", async () => {
    const { ids, start, read, suggest } = await withSuggestions(2);
    await suggest(ids[0], "tags", ["a"], [1]);
    await suggest(ids[1], "label", "positive", 1);
    const id = await start(accepting(0.5));
    await runJobs(server);
    expect((await read(id)).counts).toMatchObject({ saved: 1, incomplete: 1, unaffected: 0 });
  });

  it("submits no record whose suggested spans are needed and less sure", async () => {
    const made = await withSuggestions(2, true);
    const spans = [{ start: 0, end: 2, label: "a" }];
    for (const record of made.ids) await made.suggest(record, "label", "negative", 0.9);
    await made.suggest(made.ids[0], "spans", spans, [0.4]);
    const id = await made.start(accepting(0.5));
    await runJobs(server);
    expect((await made.read(id)).counts).toMatchObject({ saved: 1, incomplete: 1, unaffected: 0 });
    expect(await made.valuesOf(made.ids[0])).toBeUndefined();
    expect(await made.valuesOf(made.ids[1])).toMatchObject({
      label: { value: "negative" },
      spans: { value: [] },
    });
  });

  it("goes on after its server was killed, and leaves what was answered meanwhile", async () => {
    const { ana, ids, start, read, stored, suggest } = await withSuggestions(60);
    for (const record of ids) await suggest(record, "label", "negative", 0.8);
    const id = await start(accepting(0.5));
    await runJobs(server, { stopAfter: 4 });
    await takeOver(server);
    const given = await stored();
    const open = ids.find((record) => !given.has(`${record} ${ana.id}`));
    await ana.ask("POST", `/records/${open}/responses`, labelled("neutral"));
    await runJobs(server);
    expect((await read(id)).counts).toMatchObject({ saved: 59, changed: 1, unaffected: 0 });
    const after = await stored();
    expect(after.size).toBe(60);
    expect(after.get(`${open} ${ana.id}`)).toContain("neutral");
  }, 30_000);

  it("refuses records with a value of the wrong form, which another program has written, and says why", async () => {
    const { ana, ids, start, read, stored, suggest } = await withSuggestions(5);
    const [label, order, begun, unsure, fine] = ids;
    for (const record of ids) await suggest(record, "label", "negative", 0.9);
    for (const record of [order, unsure]) await suggest(record, "order", ranks, [0.9, 0.9, 0.9]);
    await ana.ask("POST", `/records/${begun}/responses`, {
      status: "draft",
      values: { tags: { value: ["b"] } },
    });
    await server.services.database.write(async (db) => {
      const idOf = (record: string | undefined) =>
        db.selectFrom("records").select("id").where("public_id", "=", `${record}`);
      const spoil = (record: string | undefined, name: string, changes: object) =>
        db
          .updateTable("suggestions")
          .set(changes)
          .where("record_id", "in", idOf(record))
          .where("question_id", "in", db.selectFrom("questions").select("id").where("name", "=", name))
          .execute();
      await spoil(label, "label", { value: '{"weird":1}' });
      await spoil(order, "order", { value: "7", score: "0.9" });
      await spoil(unsure, "order", { value: "null", score: "0.1" });
      const values = '{"tags":{"value":null}}';
      await db.updateTable("responses").set({ values }).where("record_id", "in", idOf(begun)).execute();
    });
    const id = await start({ ...accepting(0.5), search: {} });
    await runJobs(server);
    const { counts, ...after } = await read(id);
    expect(counts).toMatchObject({ saved: 2, refused: 3 });
    expect(JSON.stringify(after)).toContain("question with name='");
    const given = [...(await stored()).keys()].filter((key) => !key.startsWith(`${begun}`));
    expect(given).toEqual(expect.arrayContaining([`${unsure} ${ana.id}`, `${fine} ${ana.id}`]));
    expect(given).toHaveLength(2);
  });

  it("is refused with a score that is none", async () => {
    const { ana, path } = await withSuggestions(1);
    for (const least of [-0.1, 1.1, "high"]) {
      const body = { search: {}, status: "submitted", accept_suggestions: { least_score: least } };
      expect((await ana.ask("POST", path, body)).status).toBe(422);
    }
  });
});
