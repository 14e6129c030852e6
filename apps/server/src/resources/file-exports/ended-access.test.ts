import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let address: string;
let dataset: DatasetFixture;
let admin: Person;
/** The token of the admin. */
let authorization: string;

beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

beforeEach(async () => {
  dataset = await addDataset(server);
  const username = `admin ${Math.random()}`;
  admin = await server.addPerson(username, "admin", [dataset.workspaceId]);
  const token = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password: "12345678" }).toString(),
  });
  authorization = `Bearer ${token.json().access_token}`;
  const items = Array.from({ length: 500 }, () => ({ fields: { text: "x".repeat(4000) } }));
  for (let logged = 0; logged < 3000; logged += items.length) await dataset.log(items);
}, 60_000);

/** Starts a download and returns what reads the rest of it. */
async function begin(format: string): Promise<() => Promise<number>> {
  const url = `${address}/api/v1/glossa/datasets/${dataset.datasetId}/file?format=${format}`;
  const reader = (await fetch(url, { headers: { authorization } })).body?.getReader();
  await reader?.read();
  return async () => {
    let bytes = 0;
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return bytes;
      bytes += value?.length ?? 0;
    }
  };
}

it.each(["jsonl", "glossa", "csv"])(
  "a %s file of a dataset that is erased meanwhile breaks off",
  async (format) => {
    const readOn = await begin(format);
    await server.owner("DELETE", `/datasets/${dataset.datasetId}`);
    await server.owner("DELETE", `/glossa/deleted-datasets/${dataset.datasetId}`);
    await expect(readOn()).rejects.toThrow();
  },
);

it.each([
  ["switched off", () => server.owner("PATCH", `/glossa/people/${admin.id}`, { is_active: false })],
  ["deleted", () => server.owner("DELETE", `/users/${admin.id}`)],
  [
    "removed from the workspace",
    () => server.owner("DELETE", `/workspaces/${dataset.workspaceId}/users/${admin.id}`),
  ],
  ["made an annotator", () => server.owner("PATCH", `/users/${admin.id}`, { role: "annotator" })],
])("the download of somebody who is %s breaks off", async (_, end) => {
  const readOn = await begin("jsonl");
  expect((await end()).status).toBe(200);
  await expect(readOn()).rejects.toThrow();
});

it("the download of somebody who signs out meanwhile is complete", async () => {
  const readOn = await begin("jsonl");
  await fetch(`${address}/api/v1/glossa/me/sign-out`, { method: "POST", headers: { authorization } });
  expect(await readOn()).toBeGreaterThan(3000 * 4000 - 200_000);
});
