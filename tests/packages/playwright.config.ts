import { defineConfig } from "@playwright/test";
import stories from "../stories/playwright.config";

const root = new URL("../../", import.meta.url).pathname;
const host = process.env.GLOSSA_HOST ?? "";
const port = Number(process.env.GLOSSA_STORIES_PORT ?? 6934);

// The browser of the stories, and the page that tools/packages.mjs has built in a folder outside the project.
export default defineConfig({
  ...stories,
  testDir: ".",
  outputDir: `${root}.cache/packages-run`,
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/packages.json` }],
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: host,
    url: `http://127.0.0.1:${port}/`,
  },
});
