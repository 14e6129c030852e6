import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forbiddenBody } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("programs that watch over the server", () => {
  it("learn that it lives and is ready, and nothing else", async () => {
    expect((await server.nobody("GET", "/glossa/health")).body).toEqual({ status: "ok" });
    expect((await server.nobody("GET", "/glossa/ready")).body).toEqual({ status: "ready" });
  });

  it("read figures as an owner", async () => {
    await server.owner("GET", "/me");
    await server.owner("GET", "/datasets/00000000-0000-4000-8000-000000000000");
    const { status, headers, body } = await server.owner("GET", "/glossa/metrics");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    const count = 'glossa_http_request_duration_seconds_count{method="GET",route="/api/v1';
    expect(body).toContain(`${count}/me",status="200"} 1`);
    expect(body).toContain(`${count}/datasets/:dataset_id",status="404"} 1`);
    expect(body).toMatch(/^glossa_resident_memory_bytes \d+$/m);
    expect(body).toMatch(/^glossa_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
    for (const line of body.trimEnd().split("\n")) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
    }
  });

  it("read figures with the token that is made for it, and with no other", async () => {
    server.services.metricsToken = "a-long-token-for-watching";
    const ask = (token: string) =>
      server.nobody("GET", "/glossa/metrics", undefined, { authorization: `Bearer ${token}` });
    expect((await ask("a-long-token-for-watching")).status).toBe(200);
    expect((await ask("a-long-token-for-watchinG")).status).toBe(401);
  });

  it("read no figures as anybody else", async () => {
    const admin = await server.addPerson("admin of figures", "admin");
    expect(await admin.ask("GET", "/glossa/metrics")).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await server.nobody("GET", "/glossa/metrics")).status).toBe(401);
  });

  it("find nothing on a plain server", async () => {
    const plain = await startTestServer({ isPlain: true });
    for (const name of ["health", "ready", "metrics"]) {
      expect((await plain.owner("GET", `/glossa/${name}`)).status).toBe(404);
    }
    await plain.close();
  });
});
