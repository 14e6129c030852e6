import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchOrOfflineReply, repliesTo } from "./replies";

let reply: () => Response;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => reply());
});
afterEach(() => vi.unstubAllGlobals());

const failing = () => {
  throw new TypeError("no network");
};

describe("the replies in an offline copy", () => {
  it("are recorded during a download, if they were successful reads", async () => {
    reply = () => Response.json({ name: "ana" });
    const noted = await repliesTo(async () => {
      await fetchOrOfflineReply("/me");
      await fetchOrOfflineReply("/answers", { method: "POST" });
      reply = () => Response.json({}, { status: 404 });
      await fetchOrOfflineReply("/gone");
    });
    expect(noted).toEqual({ "/me": { name: "ana" } });
  });

  it("contain no API keys (security M7)", async () => {
    const person = { username: "ana", api_key: "a permanent key" };
    const record = { id: "1", fields: { api_key: "a text to label" } };
    const noted = await repliesTo(async () => {
      reply = () => Response.json(person);
      expect(await (await fetchOrOfflineReply("/me")).json()).toEqual(person);
      reply = () => Response.json({ items: [person, record] });
      await fetchOrOfflineReply("/users");
    });
    expect(noted).toEqual({
      "/me": { username: "ana", api_key: "" },
      "/users": { items: [{ username: "ana", api_key: "" }, record] },
    });
  });

  it("still reach the page, and are not recorded afterwards", async () => {
    reply = () => Response.json({ name: "ana" });
    const noted = await repliesTo(async () => {
      expect(await (await fetchOrOfflineReply("/me")).json()).toEqual({ name: "ana" });
    });
    await fetchOrOfflineReply("/datasets");
    expect(Object.keys(noted)).toEqual(["/me"]);
    expect(await repliesTo(async () => undefined)).toEqual({});
  });

  it("are not used by users without an offline copy", async () => {
    reply = failing;
    await expect(fetchOrOfflineReply("/me")).rejects.toThrow("no network");
    reply = () => new Response(null, { status: 502 });
    expect((await fetchOrOfflineReply("/me")).status).toBe(502);
  });

  it("are recorded completely or not at all", async () => {
    reply = failing;
    await expect(repliesTo(() => fetchOrOfflineReply("/me"))).rejects.toThrow("no network");
  });
});
