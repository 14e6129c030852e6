import { defineConfig } from "@playwright/test";
import { MOST_FAILURES } from "../../tools/lib/in-common.mjs";
import { launchArgs } from "./support/launch-args";

export default defineConfig({
  testDir: ".",
  globalSetup: "./support/seed.setup.ts",
  outputDir: "../../.cache/journey-runs",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 3,
  maxFailures: MOST_FAILURES,
  // A failed test is retried once, because a loaded machine can be slow by chance; the closing lines list such tests.
  retries: 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? "../../.results/journeys.report.json" }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: launchArgs },
  },
});
