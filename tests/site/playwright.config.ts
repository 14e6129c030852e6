import { defineConfig } from "@playwright/test";
import stories from "../stories/playwright.config";

const root = new URL("../../", import.meta.url).pathname;
const port = Number(process.env.GLOSSA_STORIES_PORT ?? 6108);

// The same browser settings as the stories, in front of the built site.
export default defineConfig({
  ...stories,
  testDir: ".",
  outputDir: `${root}.cache/site-runs`,
  reporter: [["line"], ["json", { outputFile: process.env.GLOSSA_RESULTS ?? `${root}.results/site.json` }]],
  use: { ...stories.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir site --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${port}/versions.json`,
  },
});
