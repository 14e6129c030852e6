import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { waits } from "../../tools/lib/test-waits.mjs";

// Nothing here keeps state between files, and a world of its own for each costs more than its tests.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...waits,
    name: "features",
    environment: "node",
    isolate: false,
    setupFiles: ["../design-system/src/testing/setup.ts"],
  },
});
