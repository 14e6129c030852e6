import { defineConfig } from "@playwright/test";
import { themes } from "../../themes/src/registry";
import journeys from "../journeys/playwright.config";
import type { Options } from "./shots.spec";

const root = new URL("../../", import.meta.url).pathname;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// Each scene in every theme and size, on the built product.
export default defineConfig<Options>({
  ...journeys,
  testDir: ".",
  globalSetup: "../journeys/support/seed.setup.ts",
  retries: 0,
  outputDir: `${root}.cache/shot-runs`,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/shots.report.json` }],
    // The album: each picture, beside its mockup if there is one.
    ["html", { open: "never", outputFolder: `${root}shots/album` }],
  ],
  projects: themes.flatMap(({ id: theme }) =>
    sizes.map((viewport) => ({
      name: `${theme}, ${viewport.width} pixels`,
      use: { theme, viewport, hasTouch: viewport.width < 720 },
    })),
  ),
});
