import { defineConfig } from "@playwright/test";
import stories from "../stories/playwright.config";

const root = new URL("../../", import.meta.url).pathname;

// The same browser settings and the same server as the stories; what is compared lies beside this file, unless
// GLOSSA_BASELINES says that it was made from another commit.
export default defineConfig({
  ...stories,
  testDir: ".",
  outputDir: `${root}.cache/pictures`,
  snapshotPathTemplate: `${process.env.GLOSSA_BASELINES ?? `${root}tests/pictures/baselines`}/{arg}{ext}`,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/pictures.json` }],
    // One page with before, after and difference of every picture that is not the same.
    ["html", { open: "never", outputFolder: `${root}.results/pictures` }],
  ],
  // A busy machine draws a long sheet slowly.
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: "disabled", caret: "hide" },
  },
});
