import type { KyselyPlugin } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { AnyJson } from "../../testing/any-json";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  vi.restoreAllMocks();
  const { body } = await server.owner("GET", "/webhooks");
  for (const { id } of body.items) await server.owner("DELETE", `/webhooks/${id}`);
  await server.services.database.write((db) => db.deleteFrom("jobs").execute());
});

const unknownId = "00000000-0000-4000-8000-000000000000";
const path = "/me/responses/bulk";

function texts(count: number, text = "a") {
  return Array.from({ length: count }, () => ({ fields: { text } }));
}

function answers(ids: readonly string[], value = "positive") {
  return { items: ids.map((id) => ({ record_id: id, ...labelled(value) })) };
}

describe("several responses at once", () => {
  it("have their outcomes in the order in which they were sent, whatever their datasets are", async () => {
    const [one, other] = [await addDataset(server), await addDataset(server)];
    const [long, short] = [await one.log(texts(3, "long ".repeat(10_000))), await one.log(texts(45))];
    const [elsewhere = "", next = ""] = await other.log(texts(2));
    const ids = [
      unknownId,
      ...short.slice(0, 25),
      elsewhere,
      ...long,
      unknownId,
      ...short.slice(25),
      next,
      next,
    ];
    const { status, body } = await server.owner("POST", path, answers(ids));
    expect(status).toBe(200);
    expect(body.items.map(({ item }: AnyJson) => item?.record_id ?? unknownId)).toEqual(ids);
    const progress = await server.owner("GET", `/datasets/${one.datasetId}/progress`);
    expect(progress.body).toMatchObject({ total: 48, completed: 48 });
  });

  it("send the messages of each, with its own record", async () => {
    const events = ["response.created", "response.updated", "record.updated", "record.completed"];
    await server.owner("POST", "/webhooks", { url: "https://hooks.example/", events });
    const { log } = await addDataset(server);
    const [first = "", second = ""] = await log(texts(2));
    await server.owner("POST", path, answers([first]));
    await server.owner("POST", path, answers([first, second]));
    const jobs = await server.services.database.read
      .selectFrom("jobs")
      .select("payload")
      .orderBy("id")
      .execute();
    const messages = jobs.map(({ payload }) => JSON.parse(JSON.parse(payload).body));
    expect(messages.map(({ type, data }) => [type, data.record?.id ?? data.id])).toEqual([
      ["response.created", first],
      ["record.updated", first],
      ["record.completed", first],
      ["response.created", second],
      ["response.updated", first],
      ["record.updated", second],
      ["record.completed", second],
    ]);
    expect(messages[4].data).toMatchObject({ user: { username: "owner" }, record: { status: "completed" } });
  });
});

/** How many statements the writes of a request need. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<number> {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { database } = server.services;
  const { writeScoped } = database;
  vi.spyOn(database, "writeScoped").mockImplementation((scope, work) =>
    writeScoped(scope, (db) => work(db.withPlugin(counting))),
  );
  expect((await request()).status).toBeLessThan(300);
  vi.restoreAllMocks();
  return count;
}

describe("the statements that prepare messages are as many for twenty rows as for a few", () => {
  const events = [
    ...["record.created", "record.updated", "record.completed"],
    ...["response.created", "response.updated"],
  ];
  const most = 20;

  test.each([1, 4])("of responses, for %i webhooks", async (count) => {
    for (let index = 0; index < count; index += 1)
      await server.owner("POST", "/webhooks", { url: "https://hooks.example/", events });
    const { log } = await addDataset(server);
    const ids = await log(texts(most + 2));
    const few = ids.slice(0, 2);
    const many = ids.slice(2);
    const sending = (some: string[], value: string) =>
      statementsOf(() => server.owner("POST", path, answers(some, value)));
    expect(await sending(many, "positive")).toBe(await sending(few, "positive"));
    expect(await sending(many, "negative")).toBe(await sending(few, "negative"));
    const messages = await server.services.database.read
      .selectFrom("jobs")
      .select("id")
      .where("label", "=", "response.updated")
      .execute();
    expect(messages).toHaveLength(count * ids.length);
  });

  it("of records", async () => {
    await server.owner("POST", "/webhooks", { url: "https://hooks.example/", events });
    const { datasetId } = await addDataset(server);
    const sending = (method: string, items: object[]) =>
      statementsOf(() => server.owner(method, `/datasets/${datasetId}/records/bulk`, { items }));
    expect(await sending("POST", texts(most))).toBe(await sending("POST", texts(1)));
    const named = texts(most).map((item, index) => ({ ...item, external_id: `${index}` }));
    await sending("PUT", named);
    expect(await sending("PUT", named)).toBe(await sending("PUT", named.slice(0, 1)));
  });
});
