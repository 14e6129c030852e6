// @ts-check
// Compares the sheets of all primitives with their pictures: `npm run pictures`, `-- --update`, `-- --against HEAD~1`.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, fromNpm } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { linkModules } from "./lib/link-modules.mjs";
import { root } from "./lib/paths.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { run, runBin } from "./lib/run.mjs";

const [mode, commit = "HEAD~1"] = process.argv.slice(2);
const mostPerPicture = 300_000;
// An average, so that another theme or primitive does not need another limit.
const mostOnAverage = 66_000;

await installIfNeeded(console.log);

// Pictures of one browser cannot be compared with those of another: the pinned one made them. Where it does not run,
// the installed browser draws the previous commit as well, and the two are compared.
const pinned = await fromNpm().catch(() => undefined);
const browser = pinned ?? (await findBrowser(console.log));
const base = mode === "--against" || !pinned ? commit : undefined;

await build(console.log, "storybook");
const here = join(root, "storybook-static");
const baselines = base ? await drawn(base) : join(root, "tests/pictures/baselines");
const { code, output } = await compare(here, baselines, mode === "--update");
console.log(output.trim().split("\n").slice(-12).join("\n"));
if (!base) weigh(baselines);
if (code !== 0) {
  console.log("Before, after and difference: npx playwright show-report .results/pictures");
  process.exitCode = 1;
}

/**
 * @param {string} componentLibrary
 * @param {string} folder of the pictures
 * @param {boolean} isUpdate
 */
function compare(componentLibrary, folder, isUpdate) {
  return runPlaywright("pictures", {
    browser,
    args: isUpdate ? ["--update-snapshots=all"] : [],
    env: { GLOSSA_BASELINES: folder, GLOSSA_STORYBOOK: componentLibrary },
  });
}

/**
 * Draws the sheets of another commit with the installed browser.
 *
 * @param {string} of
 */
async function drawn(of) {
  const tree = join(root, ".cache/pictures-tree");
  const folder = join(root, ".cache/pictures-before");
  await run("git", ["worktree", "remove", "--force", tree]);
  rmSync(folder, { recursive: true, force: true });
  const added = await run("git", ["worktree", "add", "--detach", tree, of]);
  if (added.code !== 0)
    throw new Error(`${of} could not be checked out, so there is nothing to compare with: ${added.output}`);
  try {
    linkModules(tree);
    console.log(`Building the component library of ${of}`);
    const built = await runBin("storybook", ["build", "--quiet", "--disable-telemetry"], { cwd: tree });
    if (built.code !== 0) throw new Error(`The component library of ${of} does not build: ${built.output}`);
    await compare(join(tree, "storybook-static"), folder, true);
    return folder;
  } finally {
    await run("git", ["worktree", "remove", "--force", tree]);
  }
}

/** @param {string} folder */
function weigh(folder) {
  const pictures = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const sum = pictures.reduce((bytes, picture) => bytes + picture.bytes, 0);
  const heavy = pictures.filter(({ bytes }) => bytes > mostPerPicture);
  for (const { name, bytes } of heavy) console.log(`${name} has ${bytes} bytes, more than ${mostPerPicture}`);
  console.log(`${pictures.length} pictures, ${(sum / 1e6).toFixed(1)} MB`);
  const average = Math.round(sum / pictures.length);
  if (average > mostOnAverage)
    console.log(`They have ${average} bytes on average, more than ${mostOnAverage}`);
  if (heavy.length > 0 || average > mostOnAverage) process.exitCode = 1;
}
