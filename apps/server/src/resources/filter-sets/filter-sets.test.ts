import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runErasing } from "../../testing/erasing";
import { addDataset, locationsIn } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const german = { status: "submitted", metadata: "lang.de~size.ge1.le2", sort: "metadata.size.desc" };

/** A dataset with two annotators and an admin of its workspace. */
async function withPeople() {
  const { datasetId, workspaceId } = await addDataset(server);
  const add = (role: "annotator" | "admin") =>
    server.addPerson(`${role} ${Math.random()}`, role, [workspaceId]);
  const [ana, ben, admin] = [await add("annotator"), await add("annotator"), await add("admin")];
  const path = `/glossa/datasets/${datasetId}/filter-sets`;
  return {
    datasetId,
    ana,
    ben,
    admin,
    path,
    save: ({ ask }: Person, name: string, is_shared = false) =>
      ask("POST", path, { name, criteria: german, is_shared }),
    namesFor: async ({ ask }: Person) =>
      (await ask("GET", path)).body.items.map(({ name }: { name: string }) => name),
  };
}

describe("filter sets", () => {
  it("are saved by name, and listed with those that others share", async () => {
    const { datasetId, ana, ben, path, save, namesFor } = await withPeople();
    const reply = await save(ana, "German");
    expect(reply).toMatchObject({
      status: 201,
      body: { name: "German", criteria: german, is_shared: false, dataset_id: datasetId, user_id: ana.id },
    });
    await save(ben, "All of Ben", true);
    await save(ben, "Ben alone");
    expect([await namesFor(ana), await namesFor(ben)]).toEqual([
      ["All of Ben", "German"],
      ["All of Ben", "Ben alone"],
    ]);
    expect((await ana.ask("GET", path)).body.items[1]).toEqual(reply.body);
    const [shared] = (await ana.ask("GET", path)).body.items;
    expect([shared.user_id, shared.username]).toEqual([ben.id, (await ben.ask("GET", "/me")).body.username]);
  });

  it("are renamed, replaced, shared and deleted by their author", async () => {
    const { ana, ben, path, save, namesFor } = await withPeople();
    const { id } = (await save(ana, "German")).body;
    const change = { name: "Recent", is_shared: true, criteria: { sort: "record.inserted_at.desc" } };
    expect((await ana.ask("PATCH", `${path}/${id}`, change)).body).toMatchObject(change);
    expect(await namesFor(ben)).toEqual(["Recent"]);
    expect((await ana.ask("PATCH", `${path}/${id}`, {})).body).toMatchObject(change);
    expect((await ana.ask("DELETE", `${path}/${id}`)).status).toBe(200);
    expect(await namesFor(ben)).toEqual([]);
  });

  it("of others are changed by managers if they are shared, and do not exist otherwise", async () => {
    const { ana, ben, admin, path, save } = await withPeople();
    const one = `${path}/${(await save(ana, "German", true)).body.id}`;
    expect((await ben.ask("PATCH", one, { name: "x" })).status).toBe(403);
    expect((await admin.ask("PATCH", one, { name: "Deutsch", is_shared: false })).body.user_id).toBe(ana.id);
    for (const { ask } of [ben, admin]) expect((await ask("DELETE", one)).status).toBe(404);
    expect((await ana.ask("DELETE", one)).status).toBe(200);
  });

  it("have one name each per user, and a limit", async () => {
    const { ana, ben, path, save } = await withPeople();
    await save(ana, "German");
    expect(await save(ana, "German")).toMatchObject({ status: 409 });
    expect((await save(ben, "German")).status).toBe(201);
    const { id } = (await save(ana, "Other")).body;
    expect((await ana.ask("PATCH", `${path}/${id}`, { name: "German" })).status).toBe(409);
    expect((await ana.ask("PATCH", `${path}/${id}`, { name: "Other" })).status).toBe(200);
    for (let count = 2; count < 100; count += 1) await save(ana, `set ${count}`);
    expect(await save(ana, "one too many")).toMatchObject({ status: 422 });
  });

  it("contain parameters of the address only, with any characters in their names", async () => {
    const { ana, path, save } = await withPeople();
    const name = `👋 <b>اللغة</b> ' "`;
    expect((await save(ana, name)).body.name).toBe(name);
    const refused = await ana.ask("POST", path, { name: "", criteria: { sort: "" } });
    expect([refused.status, locationsIn(refused)]).toEqual([422, ["body.name", "body.criteria.sort"]]);
    const other = await ana.ask("POST", path, { name: "x", criteria: { page: "3" } });
    expect([other.status, locationsIn(other)]).toEqual([422, ["body.criteria"]]);
  });

  it("are deleted with their author and with their dataset", async () => {
    const { datasetId, ana, ben, save, namesFor } = await withPeople();
    await save(ana, "German", true);
    await server.owner("DELETE", `/users/${ana.id}`);
    expect(await namesFor(ben)).toEqual([]);
    await save(ben, "Of the dataset");
    expect((await server.owner("DELETE", `/datasets/${datasetId}`)).status).toBe(200);
    expect((await server.owner("DELETE", `/glossa/deleted-datasets/${datasetId}`)).status).toBe(200);
    await runErasing(server);
    const { database } = server.services;
    const left = await database.read.selectFrom("filter_sets").select("name").execute();
    expect(left.filter(({ name }) => name === "Of the dataset")).toEqual([]);
  });
});

it("are a capability that a plain server does not have", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.filter_sets).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  const { datasetId } = await addDataset(plain);
  expect((await plain.owner("GET", `/glossa/datasets/${datasetId}/filter-sets`)).status).toBe(404);
  await plain.close();
});
