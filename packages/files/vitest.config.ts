import { defineConfig } from "vitest/config";

// Nothing here keeps state between files, and a world of its own for each costs more than its tests.
export default defineConfig({ test: { name: "files", environment: "node", isolate: false } });
