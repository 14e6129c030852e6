import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { stylePlugins } from "../../tools/lib/styles.mjs";

const source = (file: string) => join(import.meta.dirname, "src", file);

export default defineConfig({
  root: import.meta.dirname,
  // The site may be published below any address.
  base: "./",
  plugins: [react(), stylePlugins()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    // tools/site writes the pages and reads here which files they need.
    manifest: "manifest.json",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        site: source("site.ts"),
        "span-highlighter": source("play/span-highlighter.tsx"),
        question: source("play/question.tsx"),
      },
    },
  },
});
