import { defineConfig } from "vitest/config";

const isPostgres = Boolean(process.env.GLOSSA_TEST_DATABASE_URL);

export default defineConfig({
  test: {
    name: "@glossa/server",
    // Each test file opens databases and threads of its own: more than two at once only wait for each other.
    maxWorkers: 2,
    // Nothing here keeps state between files, and to import the server anew for each costs more than most tests.
    isolate: false,
    // A project with a number of workers of its own runs in a group of its own, after the rest.
    sequence: { groupOrder: 1 },
    testTimeout: 20_000,
    // What only one of the two databases has is told by the name of the file.
    exclude: [
      isPostgres ? "**/*.sqlite.test.ts" : "**/*.postgres.test.ts",
      "**/node_modules/**",
      "**/dist/**",
    ],
  },
});
