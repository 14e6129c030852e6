// @ts-check
// Packs the published packages, installs them in a folder outside the project as a user would, and uses them there:
// with several versions of React, bundlers and neighbours.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeHosts } from "../tests/packages/hosts.mjs";
import { matrix } from "../tests/packages/matrix.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { root } from "./lib/paths.mjs";
import { conclude } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";
import { folders } from "./packages/manifest.mjs";

/** @typedef {{ title: string, isPassed: boolean }} Test */

await installIfNeeded(console.log);
const { tryHosts } = await import("../tests/packages/try-hosts.mjs");

const work = mkdtempSync(join(tmpdir(), "glossa-packages-"));
/** @type {Test[]} */
const tests = [];
const tried = matrix();

try {
  const packed = await pack();
  await Promise.all(packed.map(judge));
  const hosts = await makeHosts(join(work, "hosts"), packed);
  await tryHosts(hosts, { check, note });
} catch (error) {
  check("the packages can be packed and installed", false, String(error));
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`\n${tried.table()}\n`);
conclude("packages", tests);

/**
 * @param {string} title
 * @param {boolean} isPassed
 * @param {string} [why]
 */
function check(title, isPassed, why = "") {
  console.log(`${isPassed ? "ok  " : "FAIL"} ${title}${isPassed ? "" : `\n${why}`}`);
  tests.push({ title: `packages: ${title}`, isPassed });
}

/** @type {import("../tests/packages/try-hosts.mjs").Note} */
function note(environment, step, isPassed, why = "") {
  tried.note(environment, step, isPassed);
  const [what = ""] = step === "in a browser" ? why.split("\n") : [];
  check([`${environment}: ${step}`, what].filter(Boolean).join(", "), isPassed, why);
}

/** @returns {Promise<{ name: string, file: string, integrity: string }[]>} */
async function pack() {
  await build(console.log, "packages");
  const tarballs = join(root, ".cache/packages");
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const options = ["--json", "--loglevel", "error", "--pack-destination", tarballs];
  const { code, output } = await run("npm", [
    "pack",
    ...options,
    ...folders.map((folder) => `./${folder}/dist`),
  ]);
  if (code !== 0) throw new Error(`npm pack failed: ${output}`);
  /** @type {{ name: string, filename: string, integrity: string }[]} */
  const found = Object.values(JSON.parse(output.slice(output.search(/^[[{]$/m))));
  console.log(`${found.length} packages in .cache/packages`);
  return found.map(({ name, filename, integrity }) => ({ name, file: join(tarballs, filename), integrity }));
}

/** @param {{ name: string, file: string }} packed */
async function judge({ name, file }) {
  const lint = await runBin("publint", ["run", file, "--strict"]);
  check(`publint finds nothing in ${name}`, lint.code === 0, lint.output);
  const types = await runBin("attw", [
    file,
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    ...["styles.css", "fonts.css", "styles/*.css"],
    "--no-emoji",
  ]);
  check(`the types of ${name} are found by every way of resolving`, types.code === 0, types.output);
}
