import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseOptions } from "./options";
import { startServer } from "./start-server";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-stop-"));
});
afterEach(() => rm(folder, { recursive: true }));

const body = "username=argilla&password=12345678";
const head = [
  "POST /api/v1/token HTTP/1.1",
  "host: localhost",
  "connection: keep-alive",
  "content-type: application/x-www-form-urlencoded",
  `content-length: ${body.length}`,
  "\r\n",
].join("\r\n");

describe.each(["127.0.0.1", "::1"])("a server that is stopped while %s is in progress", (host) => {
  it("completes the response and closes the connection at once", async () => {
    const options = parseOptions(["--port", "0", "--data", join(folder, "data")], { GLOSSA_LOG: "silent" });
    const server = await startServer({ ...options, webFolder: join(folder, "web") });
    const { port } = new URL(server.urls[0] ?? "");
    const socket = connect({ host, port: Number(port) });
    let reply = "";
    socket.on("data", (chunk) => {
      reply += chunk;
    });
    const ended = new Promise((resolve) => socket.once("close", resolve));
    const arrived = new Promise((resolve) => server.app.server.once("request", resolve));
    socket.write(head + body.slice(0, 5));
    if (host === "127.0.0.1") await arrived;
    else await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = server.close();
    socket.write(body.slice(5));
    // Well under the minute that an idle connection is kept alive.
    await Promise.all([stopped, ended]);
    expect(reply).toMatch(/^HTTP\/1\.1 (201|503) /);
  });
});
