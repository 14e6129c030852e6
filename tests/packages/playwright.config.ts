import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchArgs } from "../journeys/support/launch-args";

const root = new URL("../../", import.meta.url).pathname;
const hosts = process.env.GLOSSA_HOSTS ?? "";
// The runner sets free ports.
const port = Number(process.env.GLOSSA_STORIES_PORT ?? 7340);
const nextPort = Number(process.env.GLOSSA_NEXT_PORT ?? 7341);
const serverPort = Number(process.env.GLOSSA_SERVER_PORT ?? 7342);
const at = (of: number) => `http://127.0.0.1:${of}`;

// Three servers: the built pages that tests/packages/try-hosts.mjs has left, Next, and Glossa for the annotation page.
export default defineConfig({
  testDir: ".",
  outputDir: `${root}.cache/packages-run`,
  fullyParallel: true,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/packages.json` }],
  ],
  use: {
    baseURL: at(port),
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: launchArgs,
    },
  },
  webServer: [
    {
      command: `node node_modules/vite/bin/vite.js preview --outDir sites --host 127.0.0.1 --port ${port} --strictPort`,
      cwd: hosts,
      url: `${at(port)}/esbuild/`,
      env: { GLOSSA_URL: at(serverPort) },
    },
    {
      command: `node node_modules/next/dist/bin/next start next --hostname 127.0.0.1 --port ${nextPort}`,
      cwd: hosts,
      url: at(nextPort),
      env: { NEXT_TELEMETRY_DISABLED: "1" },
    },
    {
      command: `node tools/serve.mjs --port ${serverPort} --data ${join(hosts, "data")}`,
      cwd: root,
      url: `${at(serverPort)}/api/v1/version`,
      timeout: 120_000,
    },
  ],
});
