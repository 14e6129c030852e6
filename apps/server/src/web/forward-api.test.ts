import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenForReaders } from "../testing/event-reader";
import { addDataset } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";
import { forwardApi } from "./forward-api";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  // The forwarding server keeps connections for calls to come.
  server.app.server.closeAllConnections();
  return server.close();
});

it("hands streams of events on as they come, and does not wait for their end when it stops", async () => {
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const app = Fastify();
  await forwardApi(app, address);
  const open = await listenForReaders({ app });
  const { datasetId, log } = await addDataset(server);
  const [id] = await log([{ fields: { text: "a" } }]);
  const reader = await open(datasetId, { "x-argilla-api-key": "owner.apikey" });
  expect((await reader.next()).type).toBe("snapshot");
  await server.owner("PUT", `/glossa/me/datasets/${datasetId}/presence`, { record_id: id });
  expect((await reader.next()).data.record_id).toBe(id);
  await app.close();
  await reader.ended;
});
