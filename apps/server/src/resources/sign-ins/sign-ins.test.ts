import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { timestampOf } from "../../database/clock";
import { forgetSignIns } from "../../security/sign-ins.repository";
import { signToken } from "../../security/tokens";
import { startTestServer, type TestServer } from "../../testing/test-server";

const path = "/api/v1/glossa/me/sign-ins";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

async function somebody(role: "annotator" | "admin" = "annotator") {
  const name = `person ${Math.random()}`;
  return { ...(await server.addPerson(name, role)), name };
}

async function signIn(username: string, userAgent = firefox, remoteAddress = "192.0.2.77"): Promise<string> {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    remoteAddress,
    headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": userAgent },
    payload: new URLSearchParams({ username, password: "12345678" }).toString(),
  });
  expect(reply.statusCode).toBe(201);
  return reply.json().access_token;
}

async function request(token: string, method: "GET" | "DELETE" | "POST", url: string) {
  const reply = await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  return { status: reply.statusCode, body: reply.body === "" ? undefined : reply.json() };
}
const list = async (token: string) => (await request(token, "GET", path)).body.items;
const statusOf = async (token: string) => (await request(token, "GET", "/api/v1/me")).status;

describe("the sign-ins of a user", () => {
  it("are listed with program, system and network, and the one of the request is marked", async () => {
    const { name } = await somebody();
    const desk = await signIn(name);
    const phone = await signIn(name, safari, "2001:db8:85a3:8d3:1319:8a2e:370:7348");
    const items = await list(desk);
    const found = items.map(({ program, system, network, is_current }: Record<string, unknown>) => [
      program,
      system,
      network,
      is_current,
    ]);
    expect(found).toEqual([
      ["Safari", "iOS", "2001:db8:85a3::/48", false],
      ["Firefox", "Linux", "192.0.2.0/24", true],
    ]);
    expect((await list(phone)).map((item: { is_current: boolean }) => item.is_current)).toEqual([
      true,
      false,
    ]);
    // In whole minutes.
    expect(items[0].last_used_at).toMatch(/:\d\d:00$/);
  });

  it("contain nothing of a hostile user agent", async () => {
    const { name } = await somebody();
    const token = await signIn(name, `<script>${"x".repeat(8000)}`);
    expect(await list(token)).toMatchObject([{ program: null, system: null }]);
    const rows = await server.services.database.read.selectFrom("sign_ins").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("<script>");
  });

  it("can be ended one by one: the token is refused at the next request", async () => {
    const { name } = await somebody();
    const [kept, ended] = [await signIn(name), await signIn(name, safari)];
    const { id } = (await list(kept)).find((item: { program: string }) => item.program === "Safari");
    expect((await request(kept, "DELETE", `${path}/${id}`)).status).toBe(204);
    expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 401]);
    expect(await list(kept)).toHaveLength(1);
    expect((await request(kept, "DELETE", `${path}/${id}`)).status).toBe(404);
  });

  it("of another user can neither be seen nor ended", async () => {
    const [ana, ben] = [await somebody(), await somebody("admin")];
    const [hers, his] = [await signIn(ana.name), await signIn(ben.name)];
    const [{ id }] = await list(hers);
    expect((await list(his)).map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await request(his, "DELETE", `${path}/${id}`)).status).toBe(404);
    expect(await statusOf(hers)).toBe(200);
  });

  it("can be ended all but the one of the request, which goes on", async () => {
    const { name } = await somebody();
    const [kept, ...others] = [await signIn(name), await signIn(name), await signIn(name, safari)];
    expect((await request(kept ?? "", "DELETE", path)).status).toBe(204);
    expect(await statusOf(kept ?? "")).toBe(200);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await list(kept ?? "")).toMatchObject([{ is_current: true }]);
  });

  it("end with a sign-out, which ends no other", async () => {
    const { name } = await somebody();
    const [left, kept] = [await signIn(name), await signIn(name)];
    expect((await request(left, "POST", "/api/v1/glossa/me/sign-out")).status).toBe(204);
    expect([await statusOf(left), await statusOf(kept)]).toEqual([401, 200]);
  });

  it("end with a new role and leave no rows", async () => {
    const { name, id } = await somebody();
    const token = await signIn(name);
    await server.owner("PATCH", `/users/${id}`, { role: "admin" });
    expect(await statusOf(token)).toBe(401);
    expect(await list(await signIn(name))).toHaveLength(1);
  });
});

describe("a token without a stored sign-in, as earlier versions have signed them", () => {
  async function oldToken(id: string): Promise<string> {
    const row = await server.services.database.read
      .selectFrom("users")
      .selectAll()
      .where("public_id", "=", id)
      .executeTakeFirstOrThrow();
    return signToken({ ...row, id }, server.services.keys);
  }

  it("is valid until all other sign-ins end", async () => {
    const { name, id } = await somebody();
    const [old, token] = [await oldToken(id), await signIn(name)];
    expect([await statusOf(old), (await list(token)).length]).toEqual([200, 1]);
    expect((await request(old, "POST", "/api/v1/glossa/me/sign-out")).status).toBe(204);
    await request(token, "DELETE", path);
    expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
  });
});

describe("the table of sign-ins", () => {
  const rowsOf = (id: string) =>
    server.services.database.read
      .selectFrom("sign_ins")
      .innerJoin("users", "users.id", "sign_ins.user_id")
      .where("users.public_id", "=", id)
      .select(["sign_ins.id as id", "sign_ins.last_used_at as last_used_at"])
      .execute();

  it("is written once in five minutes, however many requests a user makes", async () => {
    const { name, id } = await somebody();
    const token = await signIn(name);
    const [before] = await rowsOf(id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 60_000 });
    await statusOf(token);
    await server.services.lastUses.settle();
    expect(await rowsOf(id)).toEqual([before]);
    vi.setSystemTime(Date.now() + 3 * 60_000);
    const writes = vi.spyOn(server.services.database, "writeIndependent");
    await Promise.all(Array.from({ length: 20 }, () => statusOf(token)));
    await server.services.lastUses.settle();
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
    const [after] = await rowsOf(id);
    expect((after?.last_used_at ?? "") > (before?.last_used_at ?? "")).toBe(true);
    expect(after?.last_used_at).toMatch(/:00$/);
  });

  it("loses what has expired, and an expired sign-in is not listed", async () => {
    const { name, id } = await somebody();
    await signIn(name);
    const [row] = await rowsOf(id);
    const { database } = server.services;
    await database.write((db) =>
      db
        .updateTable("sign_ins")
        .set({ ends_at: timestampOf(Date.now() - 1) })
        .where("id", "=", row?.id ?? 0)
        .execute(),
    );
    const token = await signIn(name);
    expect(await list(token)).toHaveLength(1);
    await database.write((db) => forgetSignIns(db, Date.now()));
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await statusOf(token)).toBe(200);
  });

  it("is deleted with its user", async () => {
    const { name, id } = await somebody();
    const token = await signIn(name);
    await server.owner("DELETE", `/users/${id}`);
    expect([await statusOf(token), (await rowsOf(id)).length]).toEqual([401, 0]);
  });
});

it("sign-ins are listed as a capability, except on a plain server", async () => {
  expect((await server.nobody("GET", "/settings")).body.glossa.sign_ins).toBe(true);
  const plain = await startTestServer({ isPlain: true });
  for (const [method, url] of [
    ["GET", "/glossa/me/sign-ins"],
    ["DELETE", "/glossa/me/sign-ins"],
    ["POST", "/glossa/me/sign-out"],
  ] as const)
    expect((await plain.owner(method, url)).status).toBe(404);
  await plain.close();
});
