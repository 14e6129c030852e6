import { defineConfig } from "vitest/config";
import { waits } from "../../tools/lib/test-waits.mjs";

const isPostgres = Boolean(process.env.GLOSSA_TEST_DATABASE_URL);

export default defineConfig({
  test: {
    ...waits,
    name: "@glossa/server",
    // Each test file opens its own databases and threads; more than two workers would only wait for each other.
    maxWorkers: 2,
    // No module keeps state between test files, and importing the server again for each takes longer than most tests.
    isolate: false,
    // A project with its own `maxWorkers` runs in its own group; this one runs last.
    sequence: { groupOrder: 1 },
    globalSetup: ["src/testing/template-database.ts"],
    // Tests for one database only have its name in the name of their file.
    exclude: [
      isPostgres ? "**/*.sqlite.test.ts" : "**/*.postgres.test.ts",
      "**/node_modules/**",
      "**/dist/**",
    ],
  },
});
