import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@glossa/server",
    // Each test file opens databases and threads of its own: more than two at once only wait for each other.
    maxWorkers: 2,
    // A project with a number of workers of its own runs in a group of its own, after the rest.
    sequence: { groupOrder: 1 },
    testTimeout: 20_000,
  },
});
