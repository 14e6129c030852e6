import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// Nothing here keeps state between files, and a world of its own for each costs more than its tests.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: "features", environment: "node", isolate: false },
});
