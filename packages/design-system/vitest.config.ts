import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { waits } from "../../tools/lib/test-waits.mjs";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...waits,
    name: "design-system",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    // Nothing here keeps state between files, and a world of its own for each costs more than its tests.
    isolate: false,
    setupFiles: ["./src/testing/setup.ts"],
  },
});
