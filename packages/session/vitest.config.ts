import { defineConfig } from "vitest/config";
import { waits } from "../../tools/lib/test-waits.mjs";

// Nothing here keeps state between files, and a world of its own for each costs more than its tests.
export default defineConfig({ test: { ...waits, name: "session", environment: "node", isolate: false } });
