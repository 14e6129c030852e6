// @ts-check
// Runs after `npm pack`: the manifest names the sources again.
import { renameSync, rmSync } from "node:fs";

/** Where the manifest of the repository waits while the packed one stands in its place. */
export const keptManifest = "package.source.json";

/** Takes back what `prepack` has changed outside `dist`. */
export function restore() {
  renameSync(keptManifest, "package.json");
  rmSync("LICENSE", { force: true });
}

if (process.argv[1]?.endsWith("postpack.mjs")) restore();
