// @ts-check
// Replays recorded requests on the real routes over a real database and says where the outcome differs.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const own = fileURLToPath(new URL("../tests/conformance", import.meta.url));
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const server = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

try {
  const { runConformance } = await server.ssrLoadModule("/apps/server/src/conformance/main.ts");
  /** @type {import("../apps/server/src/conformance/main").Outcome[]} */
  const outcomes = await runConformance(folders.length > 0 ? folders : [own]);
  for (const { wireCase, differences } of outcomes) {
    if (differences.length === 0) continue;
    console.log(`${wireCase.id} ${wireCase.endpoint ?? wireCase.request.path}`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  const skipped = outcomes.filter((outcome) => outcome.skipped).length;
  const failed = outcomes.filter(({ differences }) => differences.length > 0).length;
  console.log(
    `${outcomes.length - failed - skipped} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await server.close();
}
