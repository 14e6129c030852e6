import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { projects: ["locales", "themes", "packages/*", "apps/*", "tools", "demo"] },
});
