import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config";

const root = new URL("../../", import.meta.url).pathname;

// Like the journeys, with one Argilla server that all tests share.
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: [],
  outputDir: `${root}.cache/argilla-runs`,
  workers: 1,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/argilla.report.json` }],
  ],
});
