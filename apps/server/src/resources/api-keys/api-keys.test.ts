import { createHash } from "node:crypto";
import { type Endpoint, endpoints, maxApiKeys, scopeOf } from "@glossa/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { locationsIn } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

const path = "/glossa/me/api-keys";
const unknownId = "00000000-0000-4000-8000-000000000000";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

async function somebody(role: "annotator" | "admin" | "owner" = "annotator") {
  const name = `person ${Math.random()}`;
  return { ...(await server.addPerson(name, role)), name };
}

let count = 0;
async function newKey({ ask }: Pick<Person, "ask">, wishes: object = {}) {
  count += 1;
  const { status, body } = await ask("POST", path, { name: `key ${count}`, ...wishes });
  expect(status).toBe(201);
  return body as { id: string; api_key: string; name: string; ending: string };
}

async function askBy(apiKey: string, method: string, url: string, body?: unknown) {
  return server.nobody(method, url, body, { "x-argilla-api-key": apiKey });
}
const statusBy = async (apiKey: string) => (await askBy(apiKey, "GET", "/me")).status;

describe("API keys that users name", () => {
  it("are shown once, at their creation, and stored as hashes", async () => {
    const ana = await somebody();
    const { api_key, ...key } = await newKey(ana, { name: "Nightly export", scope: "write", days: null });
    expect(api_key).toMatch(/^glossa_[\w-]{43}$/);
    expect(key).toEqual({
      id: expect.any(String),
      name: "Nightly export",
      scope: "write",
      ending: api_key.slice(-4),
      ends_at: null,
      last_used_at: null,
      inserted_at: expect.any(String),
    });
    expect((await ana.ask("GET", path)).body.items).toEqual([key]);
    const rows = await server.services.database.read
      .selectFrom("api_keys")
      .selectAll()
      .where("public_id", "=", key.id)
      .execute();
    expect(rows[0]?.key_hash).toBe(createHash("sha256").update(api_key).digest("base64url"));
    expect(JSON.stringify(rows)).not.toContain(api_key);
  });

  it("read for ninety days unless something else is chosen", async () => {
    const ana = await somebody();
    await newKey(ana);
    const [key] = (await ana.ask("GET", path)).body.items;
    const days = (Date.parse(`${key.ends_at}Z`) - Date.now()) / 86_400_000;
    expect([key.scope, Math.round(days)]).toEqual(["read", 90]);
  });

  it("act as their user, with their role at the time of the request", async () => {
    const ana = await somebody("admin");
    const { api_key } = await newKey(ana, { scope: "write" });
    expect((await askBy(api_key, "GET", "/me")).body.username).toBe(ana.name);
    expect((await askBy(api_key, "GET", "/glossa/jobs")).status).toBe(200);
    await server.owner("PATCH", `/users/${ana.id}`, { role: "annotator" });
    expect((await askBy(api_key, "GET", "/glossa/jobs")).status).toBe(403);
  });

  it("stop at once when they are deleted", async () => {
    const ana = await somebody();
    const [gone, kept] = [await newKey(ana), await newKey(ana)];
    expect((await ana.ask("DELETE", `${path}/${gone.id}`)).body).toMatchObject({
      id: gone.id,
      name: gone.name,
    });
    expect([await statusBy(gone.api_key), await statusBy(kept.api_key)]).toEqual([401, 200]);
    expect((await ana.ask("DELETE", `${path}/${gone.id}`)).status).toBe(404);
  });

  it("stop at their end, and are still listed", async () => {
    const ana = await somebody();
    const { api_key } = await newKey(ana, { days: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 23 * 3_600_000 });
    expect(await statusBy(api_key)).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(await statusBy(api_key)).toBe(401);
    expect((await ana.ask("GET", path)).body.items).toHaveLength(1);
  });

  it.each([
    ["the user changes their password", "user"],
    ["an owner changes it", "owner"],
  ])("stop when %s, as the key of the Argilla client does", async (_, by) => {
    const ana = await somebody();
    const { api_key } = await newKey(ana);
    if (by === "owner") await server.owner("PATCH", `/users/${ana.id}`, { password: "correct horse" });
    else {
      const change = { current_password: "12345678", new_password: "correct horse" };
      expect((await ana.ask("POST", "/glossa/me/password", change)).status).toBe(200);
    }
    expect([await statusBy(api_key), await statusBy(`${ana.name}.apikey`)]).toEqual([401, 401]);
  });

  it("stop with their user, and stay when the user signs out everywhere", async () => {
    const ana = await somebody();
    const { api_key } = await newKey(ana);
    await ana.ask("DELETE", "/glossa/me/sessions");
    expect(await statusBy(api_key)).toBe(200);
    await server.owner("DELETE", `/users/${ana.id}`);
    expect(await statusBy(api_key)).toBe(401);
  });

  it("say when they were last used, in whole minutes", async () => {
    const ana = await somebody();
    const { api_key } = await newKey(ana);
    for (let time = 0; time < 3; time += 1) await statusBy(api_key);
    await server.services.lastUses.settle();
    const [key] = (await ana.ask("GET", path)).body.items;
    expect(key.last_used_at).toMatch(/:\d\d:00$/);
  });

  it("belong to one user", async () => {
    const [ana, ben] = [await somebody(), await somebody("owner")];
    const { id } = await newKey(ana);
    expect((await ben.ask("GET", path)).body.items).toEqual([]);
    expect((await ben.ask("DELETE", `${path}/${id}`)).status).toBe(404);
  });
});

describe("the scope of a key", () => {
  const writingKeyRefuses = (row: Endpoint) => scopeOf(row) === "account";
  const readingKeyRefuses = (row: Endpoint) => scopeOf(row) !== "read";

  test("a reading key may call GET endpoints, searches and downloads, and nothing else", () => {
    const reading = Object.values<Endpoint>(endpoints).filter(
      (row) => !row.isPublic && !readingKeyRefuses(row),
    );
    const posts = reading.filter(({ method }) => method !== "GET").map((row) => row.path);
    expect(posts).toEqual([
      "/me/datasets/:dataset_id/records/search",
      "/datasets/:dataset_id/records/search",
      "/glossa/datasets/:dataset_id/file",
    ]);
  });

  describe("permits with both scopes what the table of endpoints says", () => {
    let [reading, writing] = ["", ""];
    beforeAll(async () => {
      const boss = await somebody("owner");
      reading = (await newKey(boss, { scope: "read" })).api_key;
      writing = (await newKey(boss, { scope: "write" })).api_key;
    });

    const rows = Object.entries<Endpoint>(endpoints).filter(([, { isPublic }]) => !isPublic);
    test.each(rows)("%s", async (_, row) => {
      // The scope is judged before anything is looked up.
      const url = row.path.replace(/:\w+/g, unknownId);
      const isRefused = async (apiKey: string) => {
        const { status, headers } = await askBy(apiKey, row.method, url, row.body ? {} : undefined);
        return status === 403 && headers["x-error-code"] === "api_key_scope";
      };
      expect(await isRefused(reading)).toBe(readingKeyRefuses(row));
      expect(await isRefused(writing)).toBe(writingKeyRefuses(row));
    });
  });

  it("reveals no key without a scope: neither one's own nor, to owners, those of others", async () => {
    const boss = await somebody("owner");
    const { api_key } = await newKey(boss, { scope: "write" });
    expect((await askBy(api_key, "GET", "/me")).body.api_key).toBe("");
    const { items } = (await askBy(api_key, "GET", "/users")).body;
    expect(items.length).toBeGreaterThan(1);
    expect(new Set(items.map((user: { api_key: string }) => user.api_key))).toEqual(new Set([""]));
  });
});

describe("API keys are refused", () => {
  test.each([
    ["without a name", { name: "" }, "body.name"],
    ["with a name of more than 100 characters", { name: "x".repeat(101) }, "body.name"],
    ["with an unknown scope", { scope: "account" }, "body.scope"],
    ["without a day", { days: 0 }, "body.days"],
    ["with more than ten years", { days: 3651 }, "body.days"],
  ])("%s", async (_, wrong, location) => {
    const { ask } = await somebody();
    const refused = await ask("POST", path, { name: "a", ...wrong });
    expect([refused.status, locationsIn(refused)]).toEqual([422, [location]]);
  });

  it("under a name that the user has used, and beyond their number", async () => {
    const ana = await somebody();
    await newKey(ana, { name: "same" });
    expect(await ana.ask("POST", path, { name: "same" })).toMatchObject({ status: 409 });
    for (let made = 1; made < maxApiKeys; made += 1) await newKey(ana);
    expect(await ana.ask("POST", path, { name: "one more" })).toMatchObject({
      status: 422,
      headers: { "x-error-code": "limit_reached" },
    });
  });

  it("as credentials if they are invented", async () => {
    expect(await statusBy(`glossa_${"a".repeat(43)}`)).toBe(401);
  });
});

it("are listed as a capability, and are no credentials on a plain server", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.api_keys).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  expect((await plain.owner("GET", path)).status).toBe(404);
  expect((await plain.owner("POST", path, { name: "a" })).status).toBe(404);
  await plain.close();
});
