import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { locationsIn } from "../../testing/fixtures";
import { type Ask, startTestServer, type TestServer } from "../../testing/test-server";

const path = "/glossa/me/preferences";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function someone(): Promise<Ask> {
  return (await server.addPerson(`person ${Math.random()}`, "annotator")).ask;
}

describe("preferences", () => {
  it("are empty at first, then contain what was sent", async () => {
    const ask = await someone();
    expect(await ask("GET", path)).toMatchObject({ status: 200, body: {} });
    const sent = { theme: "dark", layout: { sidebar: 320 }, recent: ["a", "b"] };
    expect(await ask("PATCH", path, sent)).toMatchObject({ status: 200, body: sent });
    expect((await ask("GET", path)).body).toEqual(sent);
  });

  it("keep keys that are not sent, also nested ones, and lose keys sent as null", async () => {
    const ask = await someone();
    await ask("PATCH", path, { theme: "dark", layout: { sidebar: 320, form: 500 }, "other-program": [1] });
    const { body } = await ask("PATCH", path, { layout: { form: null, bulk: true }, theme: null });
    expect(body).toEqual({ layout: { sidebar: 320, bulk: true }, "other-program": [1] });
  });

  it("are replaced if they are lists or plain values", async () => {
    const ask = await someone();
    await ask("PATCH", path, { recent: ["a", "b"], layout: "narrow" });
    const { body } = await ask("PATCH", path, { recent: ["c"], layout: { sidebar: 1 } });
    expect(body).toEqual({ recent: ["c"], layout: { sidebar: 1 } });
  });

  it("lose no key when twenty devices each change one at the same time", async () => {
    const ask = await someone();
    const keys = Array.from({ length: 20 }, (_, index) => `key ${index}`);
    await Promise.all(keys.map((key) => ask("PATCH", path, { [key]: true, shared: { [key]: 1 } })));
    const { body } = await ask("GET", path);
    for (const key of keys) expect([body[key], body.shared[key]]).toEqual([true, 1]);
  });

  it("belong to one user and are deleted with them", async () => {
    const [ana, ben] = [await someone(), await server.addPerson("ben", "annotator")];
    await ben.ask("PATCH", path, { theme: "dark" });
    expect((await ana("GET", path)).body).toEqual({});
    await server.owner("DELETE", `/users/${ben.id}`);
    const rows = await server.services.database.read.selectFrom("preferences").select("document").execute();
    expect(rows.map(({ document }) => document)).not.toContain('{"theme":"dark"}');
  });

  it("can contain names that every object inherits", async () => {
    const ask = await someone();
    const { body } = await ask("PATCH", path, { constructor: { prototype: { polluted: 1 } }, toString: "x" });
    expect(Object.keys(body)).toEqual(["constructor", "toString"]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("preferences are refused", () => {
  test.each([
    ["that are a list", []],
    ["that are a text", "dark"],
    ["that are nested nine levels deep", { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } }],
  ])("%s", async (_, body) => {
    const refused = await (await someone())("PATCH", path, body);
    expect(refused.status).toBe(422);
    expect(locationsIn(refused)).toEqual(["body"]);
  });

  it("that exceed 16 kB, and the stored ones remain", async () => {
    const ask = await someone();
    await ask("PATCH", path, { a: "a".repeat(9000) });
    expect(await ask("PATCH", path, { b: "b".repeat(9000) })).toMatchObject({
      status: 422,
      body: { detail: "Preferences take at most 16384 bytes" },
    });
    expect(Object.keys((await ask("GET", path)).body)).toEqual(["a"]);
  });
});

it("are listed as a capability, except on a plain server", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.preferences).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  expect((await plain.owner("GET", path)).status).toBe(404);
  expect((await plain.owner("PATCH", path, {})).status).toBe(404);
  await plain.close();
});
