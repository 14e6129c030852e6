import { asyncBufferFromUrl, parquetReadObjects } from "hyparquet";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { type RunningHub, startHub } from "./start-hub.mjs";

let hub: RunningHub;
beforeAll(async () => {
  hub = await startHub();
});
afterEach(() => hub.clearFaults());
afterAll(() => hub.close());

async function get(path: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await fetch(hub.url + path, { headers });
  const text = await reply.text();
  const isJson = reply.headers.get("content-type") === "application/json";
  return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
}

describe("the viewer of the stand-in", () => {
  it("lists subsets, splits and columns (spec 486)", async () => {
    const { body } = await get("/info?dataset=glossa/news-by-language");
    expect(Object.keys(body.dataset_info)).toEqual(["en", "de", "ar"]);
    expect(Object.keys(body.dataset_info.en.splits)).toEqual(["train", "test"]);
    expect(body.dataset_info.en.features.topic).toEqual({
      names: ["transport", "schools", "weather"],
      _type: "ClassLabel",
    });
  });

  test.each([
    ["stanfordnlp/imdb", "plain_text", ["text", "label"]],
    ["databricks/databricks-dolly-15k", "default", ["instruction", "context", "response", "category"]],
    [
      "dvilasuero/finepersonas-v0.1-tiny-flux-schnell",
      "default",
      ["persona", "prompt", "image_prompt", "image"],
    ],
  ])("has the example %s", async (id, config, names) => {
    const { body } = await get(`/first-rows?dataset=${id}&config=${config}&split=train`);
    expect(body.features.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(body.rows).toHaveLength(Math.min(100, body.rows.length));
    expect(Object.keys(body.rows[0].row)).toEqual(names);
  });

  it("serves images for as long as their address is valid", async () => {
    const { body } = await get(
      "/rows?dataset=dvilasuero/finepersonas-v0.1-tiny-flux-schnell&config=default&split=train&length=1",
    );
    const { src } = body.rows[0].row.image;
    const reply = await fetch(src);
    expect(reply.headers.get("content-type")).toBe("image/png");
    expect((await fetch(src.replace(/Expires=\d+/, "Expires=1"))).status).toBe(403);
  });

  test.each([
    ["/rows?dataset=", 422, "MissingRequiredParameter"],
    ["/rows?dataset=a/b&config=c&split=d&length=101", 422, "InvalidParameter"],
    ["/info?dataset=nobody/nothing", 401, "ExternalUnauthenticatedError"],
    ["/info?dataset=glossa/gated-notes", 401, "ExternalUnauthenticatedError"],
    ["/info?dataset=glossa/unfinished-notes", 500, "ResponseNotReady"],
    ["/info?dataset=glossa/hidden-notes", 501, "NotSupportedDisabledViewerError"],
    ["/rows?dataset=stanfordnlp/imdb&config=plain_text&split=none", 404, "ResponseNotFound"],
  ])("refuses %s with %i", async (path, status, code) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.headers.get("x-error-code")).toBe(code);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("has statistics of numbers and labels", async () => {
    const { body } = await get("/statistics?dataset=glossa/parcels&config=default&split=train");
    const of = (name: string) =>
      body.statistics.find((one: { column_name: string }) => one.column_name === name);
    expect(of("pieces")).toMatchObject({ column_type: "int", column_statistics: { min: 1, max: 9 } });
    expect(Object.keys(of("carrier").column_statistics.frequencies)).toHaveLength(3);
    expect(of("kind").column_type).toBe("class_label");
  });
});

describe("the files of the stand-in", () => {
  it("are read by ranges, with the types of their columns", async () => {
    const { body } = await get("/parquet?dataset=glossa/hard-rows&config=default");
    const [{ url, size }] = body.parquet_files;
    const file = await asyncBufferFromUrl({ url, byteLength: size });
    const rows = await parquetReadObjects({ file, utf8: false, rowEnd: 3 });
    expect(rows.map((row) => [row.id, row.label])).toEqual([
      ["a", 1n],
      ["b", -1n],
      ["c", null],
    ]);
    expect(rows[0]?.tags).toEqual([0n, 1n]);
    expect(rows[0]?.picture.bytes).toBeInstanceOf(Uint8Array);
    const past = await fetch(url, { headers: { range: `bytes=${size}-` } });
    expect(past.status).toBe(416);
  });
});

describe("accounts of the stand-in", () => {
  test.each([
    ["hf_write1", 200, "write"],
    ["hf_read1", 200, "read"],
    ["hf_fine1", 200, "fineGrained"],
    ["hf_other", 401, undefined],
  ])("with the token %s get %i", async (token, status, role) => {
    const reply = await get("/api/whoami-v2", token);
    expect(reply.status).toBe(status);
    expect(reply.body.auth?.accessToken.role).toBe(role);
  });
});

describe("faults of the stand-in", () => {
  it("meet as many requests as they should", async () => {
    hub.addFault({ path: "/info", kind: "busy", times: 2, seconds: 7 });
    hub.addFault({ path: "/info", kind: "not-ready" });
    const asked = "/info?dataset=stanfordnlp/imdb";
    const busy = await get(asked);
    expect([busy.status, busy.headers.get("ratelimit")]).toEqual([429, '"api";r=0;t=7']);
    expect((await get(asked)).status).toBe(429);
    expect((await get(asked)).headers.get("x-error-code")).toBe("ResponseNotReady");
    expect((await get(asked)).status).toBe(200);
  });

  it("drop connections, and slow bodies down", async () => {
    hub.addFault({ path: "/is-valid", kind: "drop" });
    await expect(get("/is-valid?dataset=stanfordnlp/imdb")).rejects.toThrow("fetch failed");
    hub.addFault({ path: "/is-valid", kind: "slow" });
    const start = performance.now();
    expect((await get("/is-valid?dataset=stanfordnlp/imdb")).body.viewer).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(500);
  });
});
