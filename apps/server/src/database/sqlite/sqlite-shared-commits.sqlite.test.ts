import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("small writes in one commit", () => {
  it("are independent: if one is refused, the others are stored", async () => {
    const { log, datasetId } = await addDataset(server);
    const ids = await log(Array.from({ length: 120 }, (_, index) => ({ fields: { text: String(index) } })));
    const results = await Promise.all(
      ids.map((id, index) =>
        server.owner(
          "POST",
          `/records/${id}/responses`,
          labelled(index % 3 === 0 ? "unheard of" : "positive"),
        ),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(ids.map((_, index) => (index % 3 === 0 ? 422 : 201)));
    const { body } = await server.owner("GET", `/me/datasets/${datasetId}/metrics`);
    expect(body.responses).toMatchObject({ total: 120, submitted: 80 });
    const kept = await server.services.database.read.selectFrom("responses").select("id").execute();
    expect(kept).toHaveLength(80);
  });

  it("wait for the disk only once", async () => {
    const { database } = server.services;
    const place = { of: "record", id: "any" } as const;
    const order: string[] = [];
    const held = database.write(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push("first");
    });
    const pieces = ["a", "b", "c"].map((name) =>
      database
        .writeScoped(place, async (db) => {
          await db.insertInto("facts").values({ name, value: "x" }).execute();
          order.push(name);
        })
        .then(() => order.push(`${name} is told`)),
    );
    await Promise.all([held, ...pieces]);
    // None of them resolves before all are stored.
    expect(order).toEqual(["first", "a", "b", "c", "a is told", "b is told", "c is told"]);
  });
});
