import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, type DatasetFixture, labelled } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let ana: Person;
let bo: Person;
let record: string;

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server);
  ana = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
  bo = await server.addPerson("bo", "annotator", [dataset.workspaceId]);
});
afterAll(() => server.close());

async function respond(person: Person, label: string, status = "submitted") {
  const [id = ""] = await dataset.log([{ fields: { text: "A text" } }]);
  record = id;
  const { body } = await person.ask("POST", `/records/${id}/responses`, labelled(label, status));
  return body.id as string;
}

/** All versions, page by page. */
async function versionsFor(person: Pick<Person, "ask">) {
  const all = [];
  for (let before = ""; ; ) {
    const { status, body } = await person.ask("GET", `/glossa/records/${record}/response-versions${before}`);
    expect(status).toBe(200);
    all.push(...body.items);
    if (body.next === null) return all;
    before = `?before=${body.next}`;
  }
}

describe("the history of a response", () => {
  it("has each version, the latest first, and who wrote it when", async () => {
    const id = await respond(ana, "positive", "draft");
    await ana.ask("PUT", `/responses/${id}`, labelled("negative"));
    await server.owner("PUT", `/responses/${id}`, labelled("positive"));
    const versions = await versionsFor(ana);
    const base = { user_id: ana.id, username: "ana", is_deleted: false };
    expect(versions).toEqual([
      {
        ...base,
        ...labelled("positive"),
        written_by: "owner",
        written_at: expect.any(String),
        ended_at: null,
      },
      {
        ...base,
        ...labelled("negative"),
        written_by: null,
        written_at: expect.any(String),
        ended_at: versions[0].written_at,
      },
      {
        ...base,
        ...labelled("positive", "draft"),
        written_by: null,
        written_at: expect.any(String),
        ended_at: versions[1].written_at,
      },
    ]);
  });

  it("has no version of a write that changes nothing", async () => {
    const id = await respond(ana, "positive");
    await ana.ask("PUT", `/responses/${id}`, labelled("positive"));
    expect(await versionsFor(ana)).toHaveLength(1);
  });

  it("outlives the deletion of the response", async () => {
    const id = await respond(ana, "positive");
    await ana.ask("DELETE", `/responses/${id}`);
    const [deleted, ...others] = await versionsFor(ana);
    expect(others).toEqual([]);
    expect(deleted).toMatchObject({ ...labelled("positive"), is_deleted: true });
    expect(deleted.ended_at >= deleted.written_at).toBe(true);
    await ana.ask("POST", `/records/${record}/responses`, labelled("negative"));
    expect(await versionsFor(ana)).toMatchObject([labelled("negative"), { is_deleted: true }]);
  });

  it("includes the responses of others only for owners and admins", async () => {
    await respond(ana, "positive");
    await bo.ask("POST", `/records/${record}/responses`, labelled("negative"));
    const namesFor = async (person: Pick<Person, "ask">) =>
      (await versionsFor(person)).map((version: { username: string }) => version.username).sort();
    expect(await namesFor(ana)).toEqual(["ana"]);
    expect(await namesFor(bo)).toEqual(["bo"]);
    expect(await namesFor({ ask: server.owner })).toEqual(["ana", "bo"]);
    const admin = await server.addPerson("admin", "admin", [dataset.workspaceId]);
    expect(await namesFor(admin)).toEqual(["ana", "bo"]);
  });

  it("names who logged a record with the responses of others", async () => {
    const response = { ...labelled("positive"), user_id: ana.id };
    const [id = ""] = await dataset.log([{ fields: { text: "Logged" }, responses: [response] }]);
    record = id;
    expect(await versionsFor(ana)).toMatchObject([{ username: "ana", written_by: "owner" }]);
  });

  it("has versions of bulk actions, too", async () => {
    await respond(ana, "positive");
    const items = [{ record_id: record, ...labelled("negative") }];
    await ana.ask("POST", "/me/responses/bulk", { items });
    expect(await versionsFor(ana)).toMatchObject([labelled("negative"), labelled("positive")]);
  });

  it("keeps the latest 100 versions before the present one", async () => {
    const id = await respond(ana, "positive");
    for (let write = 0; write < 105; write += 1)
      await ana.ask("PUT", `/responses/${id}`, labelled(write % 2 === 0 ? "negative" : "positive"));
    const versions = await versionsFor(ana);
    expect(versions).toHaveLength(101);
    const times = versions.map(({ written_at }) => written_at);
    expect(new Set(times).size).toBe(101);
    expect(times).toEqual([...times].sort().reverse());
  });

  it("keeps few versions of long responses, and returns them a page at a time", async () => {
    const long = await addDataset(server, {
      questions: [{ name: "note", title: "Note", settings: { type: "text" } }],
    });
    const [longRecord = ""] = await long.log([{ fields: { text: "A text" } }]);
    record = longRecord;
    const noted = (letter: string) => ({
      status: "draft",
      values: { note: { value: letter.repeat(300_000) } },
    });
    const made = await server.owner("POST", `/records/${record}/responses`, noted("a"));
    for (const letter of "bcdefgh") await server.owner("PUT", `/responses/${made.body.id}`, noted(letter));
    const { body } = await server.owner("GET", `/glossa/records/${record}/response-versions`);
    expect(body.items).toHaveLength(3);
    const letters = (await versionsFor({ ask: server.owner })).map(({ values }) => values.note.value[0]);
    expect(letters.join("")).toBe("hgfedc");
  });

  it("goes with the record and with the author", async () => {
    const id = await respond(ana, "positive");
    const leaving = await server.addPerson("leaving", "annotator", [dataset.workspaceId]);
    const { body } = await leaving.ask("POST", `/records/${record}/responses`, labelled("positive"));
    await leaving.ask("PUT", `/responses/${body.id}`, labelled("negative"));
    expect(await versionsFor({ ask: server.owner })).toHaveLength(3);
    await server.owner("DELETE", `/users/${leaving.id}`);
    expect(await versionsFor({ ask: server.owner })).toHaveLength(1);
    await ana.ask("PUT", `/responses/${id}`, labelled("negative"));
    expect(await server.owner("DELETE", `/records/${record}`)).toMatchObject({ status: 200 });
    const left = await server.services.database.read
      .selectFrom("response_versions")
      .innerJoin("records", "records.id", "response_versions.record_id")
      .select("response_versions.id")
      .where("records.public_id", "=", record)
      .execute();
    expect(left).toEqual([]);
  });
});
