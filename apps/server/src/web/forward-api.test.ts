import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenForReaders } from "../testing/event-reader";
import { addDataset } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";
import { protectPages } from "./content-security-policy";
import { forwardApi } from "./forward-api";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  // The forwarding server keeps connections alive for later requests.
  server.app.server.closeAllConnections();
  return server.close();
});

it("forwards event streams without buffering, and does not wait for their end when it stops", async () => {
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const app = Fastify();
  await forwardApi(app, { apiUrl: address, isLocal: true });
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

it("returns 502, not 500, while the other server is unreachable (use G3)", async () => {
  const other = Fastify();
  const address = await other.listen({ port: 0, host: "127.0.0.1" });
  await other.close();
  const app = Fastify();
  await forwardApi(app, { apiUrl: address, isLocal: true });
  for (const method of ["GET", "PUT"] as const) {
    const reply = await app.inject({ method, url: "/api/v1/responses/1" });
    expect(reply.statusCode).toBe(502);
  }
  await app.close();
});

it("returns 502 if the other server closes the connection (use G3)", async () => {
  const other = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", () => resolve()));
  const address = other.address() as AddressInfo;
  const app = Fastify();
  await forwardApi(app, { apiUrl: `http://127.0.0.1:${address.port}`, isLocal: true });
  expect((await app.inject({ method: "PUT", url: "/api/v1/responses/1" })).statusCode).toBe(502);
  await app.close();
  other.close();
});

it("lets the documentation of the other server load its scripts, in an origin of its own", async () => {
  const other = Fastify();
  other.get("/api/v1/docs", (_request, reply) =>
    reply.type("text/html").send("<script src=https://cdn></script>"),
  );
  other.get("/api/v1/version", async () => ({ version: "2.8.0" }));
  const apiUrl = await other.listen({ port: 0, host: "127.0.0.1" });
  const app = Fastify();
  await protectPages(app);
  await forwardApi(app, { apiUrl, isLocal: true });
  app.get("/", (_request, reply) => reply.type("text/html").send("the app"));
  const policyOf = async (url: string) =>
    (await app.inject({ method: "GET", url })).headers["content-security-policy"];
  expect(await policyOf("/api/v1/docs")).toMatch(/^sandbox allow-scripts; connect-src 'self';/);
  for (const url of ["/", "/api/v1/version"]) expect(await policyOf(url)).toContain("script-src 'self'");
  await app.close();
  await other.close();
});
