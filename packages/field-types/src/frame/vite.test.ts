// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { glossaFrames } from "./vite.mjs";

let root = "";
let server: ViteDevServer | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "glossa-frames-"));
});
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(["/", "/app/", "./"])("the dev server of a page below %s has the frames", async (base) => {
  server = await createServer({
    ...{ root, base, configFile: false, logLevel: "silent", plugins: [glossaFrames()] },
    server: { port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const { frameAddresses } = (await server.ssrLoadModule("virtual:glossa-frames")) as {
    frameAddresses: { html: string; custom: string };
  };
  const page = server.resolvedUrls?.local[0];
  for (const address of Object.values(frameAddresses)) {
    for (const query of ["", "?hosts=1"]) {
      const response = await fetch(new URL(address + query, page));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-security-policy")).toMatch(/^sandbox allow-scripts; /);
      expect(await response.text()).toContain('<div id="content">');
    }
  }
});
