import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config";

const root = new URL("../../", import.meta.url).pathname;

// Like the journeys, one after the other in one Firefox.
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: "../journeys/support/seed.setup.ts",
  outputDir: `${root}.cache/firefox-runs`,
  workers: 1,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/firefox.report.json` }],
  ],
});
