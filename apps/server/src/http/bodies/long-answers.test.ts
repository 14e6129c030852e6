import { afterAll, beforeAll, expect, test } from "vitest";
import { addDataset } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// Several bytes and two UTF-16 code units each: a part must not end within one of them.
const texts = ["x", "é", "🚀", '"\\'].map((letter, index) => "_".repeat(index) + letter.repeat(70_000));

test("a long list is sent in parts and equals the same list sent at once (security H1)", async () => {
  const { datasetId, log } = await addDataset(server);
  const ids = await log(
    Array.from({ length: 24 }, (_, index) => ({ fields: { text: texts[index % 4] ?? "" } })),
  );
  const { status, headers, body } = await server.owner("GET", `/datasets/${datasetId}/records?limit=100`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["content-length"]).toBeUndefined();
  expect(Object.keys(body)).toEqual(["items", "total"]);
  expect(body.total).toBe(24);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids);
  for (const [index, { fields }] of body.items.entries()) expect(fields.text).toBe(texts[index % 4]);
});

test("a bulk request returns all records, however long the response is", async () => {
  const { datasetId } = await addDataset(server);
  const items = Array.from({ length: 12 }, (_, index) => ({
    external_id: `${index}`,
    fields: { text: texts[index % 4] ?? "" },
  }));
  const { status, body } = await server.owner("PUT", `/datasets/${datasetId}/records/bulk`, { items });
  expect(status).toBe(200);
  expect(body.items.map(({ fields }: { fields: object }) => fields)).toEqual(
    items.map(({ fields }) => fields),
  );
});
