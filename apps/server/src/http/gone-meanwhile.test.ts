import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { eraseDataset } from "../resources/datasets/datasets.service";
import { addDataset, labelled } from "../testing/fixtures";
import { status } from "../testing/search-fixture";
import { type Person, startTestServer, type TestServer } from "../testing/test-server";

const password = "12345678";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Does something between what the next request reads and what it writes, perhaps after some writes. */
function beforeWrite(act: () => Promise<unknown>, after = 0): void {
  const { database } = server.services;
  const originals = { ...database };
  let left = after;
  const once = (write: (...input: never[]) => Promise<unknown>) =>
    (async (...input: never[]) => {
      if (left === 0) {
        Object.assign(database, originals);
        await act();
      } else left -= 1;
      return write(...input);
    }) as never;
  for (const name of ["write", "writeScoped", "writeIndependent"] as const)
    database[name] = once(originals[name]);
}

interface Scene {
  datasetId: string;
  record: string;
  ana: Person;
  username: string;
}

async function scene(): Promise<Scene> {
  const { datasetId, workspaceId, log } = await addDataset(server);
  const [record = ""] = await log([{ fields: { text: "one" } }]);
  const username = `ana ${Math.random()}`;
  return { datasetId, record, username, ana: await server.addPerson(username, "annotator", [workspaceId]) };
}

const erase = async (datasetId: string) => {
  const { database } = server.services;
  const query = database.read.selectFrom("datasets").select("id").where("public_id", "=", datasetId);
  const { id } = await query.executeTakeFirstOrThrow();
  await database.write((db) => eraseDataset(db, id));
};

const search = { filters: { and: [status("pending")] } };
const bulkAction = { search, values: { label: { value: "positive" } }, status: "submitted" };

describe("a user who is deleted during a request is refused with 401", () => {
  const own = ({ datasetId }: Scene) => `/glossa/me/datasets/${datasetId}`;
  // A password is counted as tried, and then as right.
  const afterPassword = 2;
  test.each<[string, string, (scene: Scene) => string, (scene: Scene) => object]>([
    ["a response", "POST", ({ record }) => `/records/${record}/responses`, () => labelled("positive")],
    [
      "several responses",
      "POST",
      () => "/me/responses/bulk",
      ({ record }) => ({ items: [{ record_id: record, ...labelled("positive") }] }),
    ],
    ["a claim", "POST", (it) => `${own(it)}/records/claim`, () => search],
    ["presence", "PUT", (it) => `${own(it)}/presence`, ({ record }) => ({ record_id: record })],
    [
      "a filter set",
      "POST",
      ({ datasetId }) => `/glossa/datasets/${datasetId}/filter-sets`,
      () => ({ name: "mine", criteria: { status: "pending" }, is_shared: false }),
    ],
    ["preferences", "PATCH", () => "/glossa/me/preferences", () => ({ theme: "dark" })],
    ["a bulk action", "POST", (it) => `${own(it)}/bulk-actions`, () => bulkAction],
  ])("%s", async (_, method, pathOf, bodyOf) => {
    const scenery = await scene();
    const { ana } = scenery;
    let isDeleted = false;
    beforeWrite(async () => {
      isDeleted = (await server.owner("DELETE", `/users/${ana.id}`)).status === 200;
    });
    expect((await ana.ask(method, pathOf(scenery), bodyOf(scenery))).status).toBe(401);
    expect(isDeleted).toBe(true);
  });

  it("a second factor", async () => {
    const { ana } = await scene();
    beforeWrite(() => server.owner("DELETE", `/users/${ana.id}`), afterPassword);
    expect((await ana.ask("POST", "/glossa/me/second-factor", { password })).status).toBe(401);
  });

  it("a sign-in", async () => {
    const { ana, username } = await scene();
    beforeWrite(() => server.owner("DELETE", `/users/${ana.id}`), afterPassword);
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username, password }).toString(),
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe("a dataset that is erased during a request is refused with 404", () => {
  test.each([
    ["a claim", "records/claim", search],
    ["a bulk action", "bulk-actions", bulkAction],
  ])("%s", async (_, path, body) => {
    const { ana, datasetId } = await scene();
    beforeWrite(() => erase(datasetId));
    expect((await ana.ask("POST", `/glossa/me/datasets/${datasetId}/${path}`, body)).status).toBe(404);
  });

  it("a search for words, whose index is gone", async () => {
    const { ana, datasetId } = await scene();
    const { searches, database } = server.services;
    const run = searches.run.bind(searches);
    vi.spyOn(searches, "run").mockImplementationOnce(async (userId, work) => {
      await erase(datasetId);
      return run(userId, work);
    });
    const words = { query: { text: { q: "one" } } };
    const reply = await ana.ask("POST", `/me/datasets/${datasetId}/records/search`, words);
    // On PostgreSQL, all datasets share their index: nothing is found there.
    expect(reply.status).toBe(database.dialect === "sqlite" ? 404 : 200);
  });
});

it("what fails again is a failure of the server", async () => {
  const { ana } = await scene();
  const missing = () =>
    server.services.database.read
      .selectFrom("users")
      .select("id")
      .where("id", "=", -1)
      .executeTakeFirstOrThrow();
  const failing = vi.spyOn(server.services.database, "writeIndependent").mockImplementation(missing as never);
  expect((await ana.ask("PATCH", "/glossa/me/preferences", { theme: "dark" })).status).toBe(500);
  expect(failing).toHaveBeenCalledTimes(2);
  failing.mockRestore();
});
