// @ts-check
// Measures the demo data and fails when it no longer reads like the work of several people.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

try {
  const { checkDemo } = await server.ssrLoadModule("@glossa/demo/check");
  /** @type {import("@glossa/demo/check").Figure[]} */
  const figures = checkDemo();
  for (const { text, isGood } of figures) console.log(`${isGood ? "ok  " : "FAIL"} ${text}`);
  process.exitCode = figures.every(({ isGood }) => isGood) ? 0 : 1;
} finally {
  await server.close();
}
