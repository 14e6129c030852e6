import { glossaFrames } from "@glossa/field-types/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), glossaFrames()],
  test: {
    name: "web",
    environment: "jsdom",
    setupFiles: ["src/test-setup.ts"],
  },
});
