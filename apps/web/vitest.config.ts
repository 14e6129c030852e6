import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: "web",
    environment: "jsdom",
    // What the app keeps between pages, its setup takes away between files; a world of its own for each costs more.
    isolate: false,
    setupFiles: ["src/test-setup.ts"],
  },
});
