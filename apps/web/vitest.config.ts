import { glossaFrames } from "@glossa/field-types/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { waits } from "../../tools/lib/test-waits.mjs";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), glossaFrames()],
  test: {
    ...waits,
    name: "web",
    environment: "jsdom",
    // The setup leaves nothing between files, and a world of its own for each costs more than its tests.
    isolate: false,
    setupFiles: ["src/test-setup.ts"],
  },
});
