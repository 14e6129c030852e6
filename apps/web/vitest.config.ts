import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Nothing here keeps state between files, and a world of its own for each costs more than its tests.
  test: { name: "web", isolate: false, environment: "jsdom", setupFiles: ["src/test-setup.ts"] },
});
