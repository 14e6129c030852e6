import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { parseOptions } from "../start/options";
import { StartError } from "../start/start-error";
import { type RunningServer, startServer } from "../start/start-server";

/** Starts servers as `main.ts` does, each over a folder of its own; those that still run after a test are stopped. */
export function runningServers() {
  let folder = "";
  const running: RunningServer[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "glossa-start-"));
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
    await rm(folder, { recursive: true });
  });
  const inFolder = (...names: string[]) => join(folder, ...names);
  return {
    inFolder,
    start: async (argv: string[] = [], env: NodeJS.ProcessEnv = {}) => {
      const webFolder = inFolder("web");
      await mkdir(join(webFolder, "assets"), { recursive: true });
      await writeFile(join(webFolder, "index.html"), '<meta name="csp-nonce" content="__CSP_NONCE__">');
      await writeFile(join(webFolder, "theme.js"), "// theme");
      await writeFile(join(webFolder, "assets", "app-1234.js"), "// app");
      const options = parseOptions(["--port", "0", "--data", inFolder("data"), ...argv], {
        GLOSSA_LOG: "silent",
        ...env,
      });
      const server = await startServer({ ...options, webFolder });
      running.push(server);
      return server;
    },
    stop: async (server: RunningServer) => {
      running.splice(running.indexOf(server), 1);
      await server.close();
    },
  };
}

/** Expects that the server refuses to start, with this message. */
export async function refused(starting: Promise<RunningServer>, sentence: string): Promise<void> {
  await expect(starting).rejects.toEqual(new StartError(sentence));
}

/** Requests a URL from a server. */
export function get(server: RunningServer, url: string, headers: Record<string, string> = {}) {
  // fetch cannot set Host, and the test is about the host name that a browser would send.
  return server.app.inject({ url, headers: { host: "localhost", ...headers } });
}
