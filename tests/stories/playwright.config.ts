import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { MOST_FAILURES } from "../../tools/lib/in-common.mjs";
import { componentLibrary } from "./component-library";

// The runner sets a free port; a manual run uses this one.
const port = Number(process.env.GLOSSA_STORIES_PORT ?? 6107);
const root = new URL("../../", import.meta.url).pathname;

export default defineConfig({
  testDir: ".",
  outputDir: `${root}.cache/story-runs`,
  maxFailures: MOST_FAILURES,
  // A failed test is retried once, because a loaded machine can be slow by chance; the closing lines list such tests.
  retries: 1,
  fullyParallel: true,
  // Two per core: a story spends a large part of its time waiting for tooltips, timers and frames.
  workers: 2 * availableParallelism(),
  // The largest documentation pages take 5 s, and more if other work runs at the same time.
  expect: { timeout: 30_000 },
  // The largest sheets take half a minute if other work runs at the same time.
  timeout: 120_000,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/stories.json` }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
        "--disable-partial-raster",
      ],
    },
  },
  webServer: {
    // Not through npx, which would leave the server running when it is stopped.
    command: `node node_modules/vite/bin/vite.js preview --outDir ${componentLibrary} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
