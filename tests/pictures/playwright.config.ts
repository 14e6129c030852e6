import { defineConfig } from "@playwright/test";
import stories from "../stories/playwright.config";

const root = new URL("../../", import.meta.url).pathname;

// The same browser settings and the same server as the stories; the reference pictures are beside this file, unless
// GLOSSA_BASELINES names a folder with those of another commit.
export default defineConfig({
  ...stories,
  testDir: ".",
  outputDir: `${root}.cache/pictures`,
  snapshotPathTemplate: `${process.env.GLOSSA_BASELINES ?? `${root}tests/pictures/baselines`}/{arg}{ext}`,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/pictures.json` }],
    // A page with the reference, the new picture and the difference of every picture that has changed.
    ["html", { open: "never", outputFolder: `${root}.results/pictures` }],
  ],
  // A busy machine renders a long sheet slowly.
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: "disabled", caret: "hide" },
  },
});
