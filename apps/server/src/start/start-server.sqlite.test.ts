import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSqlite } from "../database/database";
import { get, refused, runningServers } from "../testing/running-servers";
import type { RunningServer } from "./start-server";

const { start, stop, inFolder } = runningServers();

async function reach(server: RunningServer, path: string) {
  const url = new URL(path, server.urls[0]);
  return fetch(url).then((response) => response.status);
}

describe("a fresh data folder", () => {
  it("gets the demo accounts and a private secret once", async () => {
    const first = await start();
    expect(first.isFresh).toBe(true);
    expect(first.accounts).toEqual([
      { username: "argilla", password: "12345678", role: "owner", apiKey: "argilla.apikey" },
      { username: "ana", password: "12345678", role: "annotator" },
      { username: "ben", password: "12345678", role: "annotator" },
    ]);
    const me = await get(first, "/api/v1/me", { "x-argilla-api-key": "argilla.apikey" });
    expect(me.json()).toMatchObject({ username: "argilla", role: "owner" });
    expect((await stat(join(first.place, "secret"))).mode & 0o777).toBe(0o600);
    await stop(first);
    const second = await start();
    expect(second).toMatchObject({ isFresh: false, accounts: first.accounts });
  });

  it("gets an owner with a random password if there is no demo, printed once", async () => {
    const server = await start(["--no-demo"]);
    const [owner] = server.accounts;
    expect(server.accounts).toEqual([expect.objectContaining({ username: "owner", role: "owner" })]);
    expect(owner?.password).toHaveLength(16);
    expect(server.createSignInLink).toBeUndefined();
    await stop(server);
    expect((await start(["--no-demo"])).accounts).toEqual([]);
  });

  it("keeps users signed in after a restart", async () => {
    const signIn = (server: RunningServer) =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/token",
        headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
        payload: "username=ana&password=12345678",
      });
    const first = await start();
    const token = (await signIn(first)).json().access_token;
    await stop(first);
    const me = await get(await start(), "/api/v1/me", { authorization: `Bearer ${token}` });
    expect(me.json().username).toBe("ana");
  });
});

describe("a start is refused with one sentence", () => {
  it("when the folder is in use, until the other server has stopped", async () => {
    const first = await start();
    await refused(
      start(),
      `The data folder ${inFolder("data")} is in use by another Glossa server: stop it, or choose another folder with --data.`,
    );
    await stop(first);
    await start();
  });

  it("when the port is in use, before anything is created", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ port: 0, host: "127.0.0.1" }, resolve));
    const address = other.address();
    const port = typeof address === "object" ? address?.port : 0;
    await refused(
      start(["--port", String(port)]),
      `Port ${port} is already in use: choose another one with --port.`,
    );
    await expect(stat(inFolder("data"))).rejects.toThrow();
    other.close();
  });

  it("when the folder is a file", async () => {
    await writeFile(inFolder("file"), "");
    const file = inFolder("file");
    await refused(
      start(["--data", file]),
      `The data folder ${file} is not a folder: choose another one with --data.`,
    );
  });

  // Not even root can create a folder there.
  it.runIf(process.platform === "linux")("when the folder cannot be written to", async () => {
    const reason = process.getuid?.() === 0 ? "EPERM" : "EACCES";
    await refused(
      start(["--data", "/sys/glossa-data"]),
      `The data folder /sys/glossa-data cannot be written to (${reason}): choose another one with --data.`,
    );
  });

  it("when the host is no address of this machine", async () => {
    await refused(
      start(["--no-demo", "--host", "192.0.2.1"]),
      "This machine has no address 192.0.2.1: choose another one with --host.",
    );
  });

  it("when the data is newer than the program", async () => {
    const server = await start();
    await stop(server);
    const database = await openSqlite(inFolder("data", "glossa.sqlite"));
    const tables = database.writer.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await tables.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "" }).execute();
    await database.close();
    await refused(
      start(),
      `The data in ${inFolder("data")} was written by a newer version of Glossa: update Glossa, or choose another folder with --data.`,
    );
  });

  it("when the secret is a different one", async () => {
    const server = await start();
    await stop(server);
    const file = inFolder("data", "secret");
    const secret = await readFile(file, "utf8");
    await chmod(file, 0o600);
    await writeFile(file, "another secret of thirty-two bytes");
    await refused(
      start(),
      `The data in ${inFolder("data")} was created with a different secret: restore its file "secret", or the original GLOSSA_SECRET.`,
    );
    await start([], { GLOSSA_SECRET: secret.trim() });
  });

  it("when the demo accounts would be reachable by others", async () => {
    const server = await start();
    await stop(server);
    await refused(
      start(["--host", "0.0.0.0"]),
      `The accounts argilla, ana, ben have a publicly known password, so 0.0.0.0 is refused: set a new one with "npm run glossa -- reset-password USERNAME --data ${inFolder("data")}", or leave out --host.`,
    );
  });
});

describe("host names of the server", () => {
  it("are loopback names and the public one if it listens on this machine only (security lows)", async () => {
    const server = await start(["--no-demo"], { GLOSSA_PUBLIC_URL: "http://glossa.example:6900" });
    for (const host of ["localhost", "127.0.0.1:6900", "[::1]:6900", "glossa.example:6900"]) {
      expect((await get(server, "/api/v1/version", { host })).statusCode).toBe(200);
    }
    expect((await get(server, "/api/v1/version", { host: "evil.example" })).statusCode).toBe(421);
  });

  it("are not restricted if it listens on other addresses", async () => {
    const server = await start(["--no-demo", "--host", "0.0.0.0"]);
    expect((await get(server, "/api/v1/version", { host: "any.example" })).statusCode).toBe(200);
  });

  it("redirect pages, not API calls, to the printed one", async () => {
    const server = await start();
    const page = await get(server, "/dataset/1?page=2", { host: "127.0.0.1" });
    expect(page.statusCode).toBe(307);
    expect(page.headers.location).toBe(`${server.urls[0]}/dataset/1?page=2`);
    expect((await get(server, "/api/v1/version", { host: "127.0.0.1" })).statusCode).toBe(200);
    expect(await reach(server, "/api/v1/version")).toBe(200);
  });
});

describe("the web app", () => {
  it("replies to HEAD as to GET (api 4b)", async () => {
    const server = await start();
    const url = "/dataset/1";
    const [whole, head] = [
      await get(server, url),
      await fetch(new URL(url, server.urls[0]), { method: "HEAD" }),
    ];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(whole.headers["content-length"]);
    expect((await server.app.inject({ url, method: "POST", payload: {} })).statusCode).toBe(404);
  });

  it("is served with a new nonce and a strict policy for every page (security lows)", async () => {
    const server = await start();
    const [one, two] = [await get(server, "/"), await get(server, "/dataset/a.b")];
    const nonce = /content="([^"]+)"/.exec(one.body)?.[1] ?? "";
    expect(nonce).toHaveLength(24);
    expect(one.body).not.toBe(two.body);
    expect(one.headers["content-security-policy"]).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; frame-src 'self'; connect-src 'self' https://datasets-server.huggingface.co; img-src 'self' data: http: https:; media-src http: https:; font-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types glossa dompurify glossa-worker glossa-files`,
    );
    expect(one.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(one.headers["cache-control"]).toBe("no-cache");
  });

  it("loads pictures only from the configured hosts, if there are any (security lows)", async () => {
    const some = await start([], { GLOSSA_PICTURE_HOSTS: "cdn.example.org" });
    expect((await get(some, "/")).headers["content-security-policy"]).toContain(
      "; img-src 'self' data: http://cdn.example.org; media-src http://cdn.example.org; ",
    );
    const none = await start(["--data", inFolder("none")], { GLOSSA_PICTURE_HOSTS: "none" });
    expect((await get(none, "/")).headers["content-security-policy"]).toContain(
      "; img-src 'self' data:; media-src 'none'; ",
    );
  });

  it("has files that browsers may cache without expiry", async () => {
    const server = await start();
    const asset = await get(server, "/assets/app-1234.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get(server, "/theme.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get(server, "/assets/gone.js")).statusCode).toBe(404);
    expect((await get(server, "/api/v1/gone")).json()).toEqual({ detail: "Not Found" });
  });
});

describe("a sign-in link", () => {
  it("is printed for the demo owner and leads to the requested page", async () => {
    const server = await start();
    const link = new URL(server.createSignInLink?.({ redirectTo: "/dataset/1" }) ?? "");
    expect(link.origin + link.pathname).toBe(`${server.urls[0]}/sign-in`);
    const token = new URLSearchParams(link.hash.slice(1)).get("link");
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/glossa/sign-in-links/redeem",
      headers: { host: "localhost" },
      payload: { token },
    });
    expect(reply.json().redirect_to).toBe("/dataset/1");
    expect((await start(["--plain", "--data", inFolder("plain")])).createSignInLink).toBeUndefined();
  });
});

describe("forwarding", () => {
  it("does not print a password in the URL of the other server (security lows)", async () => {
    const server = await start([], { GLOSSA_API_URL: "http://ana:secret@argilla.example/inner" });
    expect(server.place).toBe("http://argilla.example/inner");
  });

  it("forwards the API to another server and stores nothing", async () => {
    const other = await start();
    const server = await start(["--data", inFolder("unused")], { GLOSSA_API_URL: other.urls[0] });
    expect(server.accounts).toEqual([]);
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "username=ana&password=12345678",
    });
    expect(reply.statusCode).toBe(201);
    expect((await get(server, "/api/v1/me")).statusCode).toBe(401);
    expect((await get(server, "/")).body).toContain("csp-nonce");
    await expect(stat(inFolder("unused"))).rejects.toThrow();
  });
});

describe("pages of other origins", () => {
  const origin = "https://partner.example";
  it("may use the API if they are configured", async () => {
    const server = await start([], { GLOSSA_CORS_ORIGINS: origin });
    const reply = await get(server, "/api/v1/version", { origin });
    expect(reply.headers["access-control-allow-origin"]).toBe(origin);
    const other = await start(["--data", inFolder("closed")]);
    const closed = await get(other, "/api/v1/version", { origin });
    expect(closed.headers).not.toHaveProperty("access-control-allow-origin");
  });
});
