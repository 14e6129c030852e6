import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["locales", "themes", "packages/*", "apps/*", "tools", "demo"],
    // Of two cores one would be left for the program that hands tests out, which waits most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
