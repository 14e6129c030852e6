import { describe, expect, it, test } from "vitest";
import { get, refused, runningServers } from "../testing/running-servers";
import type { RunningServer } from "./start-server";

const { start, stop, inFolder } = runningServers();
const sentence = (who: string, what: string, remedy: string) =>
  `${who} a publicly known password, so ${what} is refused: set a new one with "npm run glossa -- reset-password USERNAME --data ${inFolder("data")}", or leave out ${remedy}.`;

describe("the demo owner is refused if the server is reachable from the network (security H4)", () => {
  const known = { "x-argilla-api-key": "argilla.apikey" };
  const idOfOwner = async (server: RunningServer) => (await get(server, "/api/v1/me", known)).json().id;
  const change = async (server: RunningServer, id: string, payload: object) =>
    server.app.inject({ method: "PATCH", url: `/api/v1/users/${id}`, headers: known, payload });

  it("under another name", async () => {
    const server = await start();
    await change(server, await idOfOwner(server), { username: "boss" });
    await stop(server);
    await refused(
      start(["--host", "0.0.0.0"]),
      sentence("The accounts boss, ana, ben have", "0.0.0.0", "--host"),
    );
  });

  it("with the same password for another owner", async () => {
    const server = await start(["--no-demo"]);
    await server.app.inject({
      method: "POST",
      url: "/api/v1/users",
      headers: { "x-argilla-api-key": server.accounts[0]?.apiKey ?? "" },
      payload: { first_name: "B", username: "second", password: "12345678", role: "owner" },
    });
    await stop(server);
    await refused(start(["--host", "0.0.0.0"]), sentence("The account second has", "0.0.0.0", "--host"));
  });

  it.each([
    ["GLOSSA_PUBLIC_URL", "https://glossa.example", "https://glossa.example"],
    ["GLOSSA_TRUSTED_PROXIES", "10.0.0.2", "a proxy"],
  ])("behind a proxy that sends %s", async (name, value, what) => {
    await stop(await start());
    await refused(start([], { [name]: value }), sentence("The accounts argilla, ana, ben have", what, name));
    const fresh = await start(["--data", inFolder("fresh")], { [name]: value });
    expect(fresh.accounts).toEqual([expect.objectContaining({ username: "owner" })]);
    expect((await get(fresh, "/api/v1/me", known)).statusCode).toBe(401);
  });

  it.each(["forwarded", "x-forwarded-for", "x-forwarded-proto", "via", "x-real-ip"])(
    "behind an undeclared proxy, recognised by %s",
    async (header) => {
      const server = await start();
      expect((await get(server, "/api/v1/me", known)).statusCode).toBe(200);
      expect((await get(server, "/api/v1/me", { ...known, [header]: "192.0.2.1" })).statusCode).toBe(421);
      const free = await start(["--no-demo", "--data", inFolder("free")]);
      expect((await get(free, "/api/v1/version", { [header]: "192.0.2.1" })).statusCode).toBe(200);
    },
  );

  it("behind another Glossa server that forwards", async () => {
    const demo = await start();
    const env = { GLOSSA_API_URL: demo.urls[0] };
    const forwarding = await start([], { ...env, GLOSSA_PUBLIC_URL: "https://glossa.example" });
    expect((await get(forwarding, "/api/v1/me", known)).statusCode).toBe(421);
    expect((await get(await start([], env), "/api/v1/me", known)).statusCode).toBe(200);
  });

  it("with the demo API key after the password was changed", async () => {
    const server = await start();
    expect((await change(server, await idOfOwner(server), { password: "another one" })).statusCode).toBe(200);
    expect((await get(server, "/api/v1/me", known)).statusCode).toBe(401);
  });
});

test.each([
  [{ GLOSSA_PUBLIC_URL: "https://glossa.example" }, [422, 422, 422, 422]],
  [{}, [201, 201, 200, 200]],
])("nobody gets the password of the demo while the server is reachable: %j", async (env, statuses) => {
  const server = await start(["--no-demo"], env);
  const headers = { host: "localhost", "x-argilla-api-key": server.accounts[0]?.apiKey ?? "" };
  const send = async (method: "POST" | "PATCH", url: string, payload: object) =>
    server.app.inject({ method, url: `/api/v1${url}`, headers, payload });
  const person = (username: string, password: string) => ({
    first_name: "B",
    username,
    password,
    role: "owner",
  });
  const { id } = (await send("POST", "/users", person("first", "another one"))).json();
  const replies = [
    await send("POST", "/users", person("second", "12345678")),
    await send("POST", "/glossa/people", person("third", "12345678")),
    await send("PATCH", `/users/${id}`, { password: "12345678" }),
    await send("POST", `/glossa/people/${id}/password`, { password: "12345678" }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
  const refusals = replies.filter((reply) => reply.statusCode === 422);
  for (const reply of refusals) expect(reply.headers["x-error-code"]).toBe("guessable_password");
  if (refusals.length === 0) return;
  await stop(server);
  await start(["--no-demo"], env);
});

test("nobody becomes an owner with the password of the demo while the server is reachable", async () => {
  const send = (server: RunningServer, method: "POST" | "PATCH", url: string, payload: object) =>
    server.app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { host: "localhost", "x-argilla-api-key": apiKey },
      payload,
    });
  const local = await start(["--no-demo"]);
  const apiKey = local.accounts[0]?.apiKey ?? "";
  const person = { first_name: "B", username: "b", password: "12345678", role: "annotator" };
  const { id } = (await send(local, "POST", "/users", person)).json();
  await stop(local);
  const reachable = await start(["--no-demo"], { GLOSSA_PUBLIC_URL: "https://glossa.example" });
  const statusOf = async (body: object) => (await send(reachable, "PATCH", `/users/${id}`, body)).statusCode;
  expect(await statusOf({ role: "owner" })).toBe(422);
  expect(await statusOf({ role: "admin" })).toBe(200);
  expect(await statusOf({ role: "owner", password: "another one" })).toBe(200);
});

test("a trusted proxy determines the address of the client (security M2)", async () => {
  const signInFrom = async (server: RunningServer, address: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address },
      payload: "username=owner&password=wrong",
    });
  const statuses = async (env: NodeJS.ProcessEnv, data: string) => {
    const server = await start(["--no-demo", "--data", inFolder(data)], env);
    for (let time = 0; time < 20; time += 1) await signInFrom(server, "192.0.2.1");
    const [same, other] = [await signInFrom(server, "192.0.2.1"), await signInFrom(server, "192.0.2.2")];
    return [same.statusCode, other.statusCode];
  };
  expect(await statuses({ GLOSSA_TRUSTED_PROXIES: "127.0.0.1" }, "trusted")).toEqual([429, 401]);
  // Any client can send the header: it counts only from a trusted proxy.
  expect(await statuses({}, "other")).toEqual([429, 429]);
});

test.each([
  [{}, false],
  [{ GLOSSA_PUBLIC_URL: "https://glossa.example" }, true],
  [{ GLOSSA_PUBLIC_URL: "https://glossa.example", GLOSSA_WEBHOOK_HOSTS: "127.0.0.1" }, false],
])("webhooks to this machine with %j are refused: %s (security M5)", async (env, isRefused) => {
  const server = await start(["--no-demo"], env);
  const headers = { "x-argilla-api-key": server.accounts[0]?.apiKey ?? "" };
  const payload = { url: "http://127.0.0.1:9/", events: ["record.created"] };
  const made = await server.app.inject({ method: "POST", url: "/api/v1/webhooks", headers, payload });
  const ping = { method: "POST", url: `/api/v1/webhooks/${made.json().id}/ping`, headers } as const;
  const { detail } = (await server.app.inject(ping)).json();
  expect(/own network/.test(detail)).toBe(isRefused);
});
