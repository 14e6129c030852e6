// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inTurn } from "./lock.mjs";
import { root } from "./paths.mjs";

const skipped = new Set(["node_modules", "dist", ".cache", "storybook-static"]);

/**
 * Does something when its sources have changed since it was last done, or its result is gone; once, however
 * many processes ask for it.
 *
 * @param {{ name: string, sources: string[], result: string }} target folders and files from the root
 * @param {() => Promise<void>} make
 */
export async function whenStale({ name, sources, result }, make) {
  const stamp = join(root, ".cache/built", name);
  const isFresh = () =>
    existsSync(join(root, result)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(["package-lock.json", ...sources]);
  if (isFresh()) return;
  await inTurn(`${stamp}.lock`, async () => {
    if (isFresh()) return;
    const before = fingerprint(["package-lock.json", ...sources]);
    await make();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, before);
  });
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesIn(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
