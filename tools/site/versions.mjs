// @ts-check
// The versions of the site: this one, and one for each git tag from the time at which it could build its own site.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";

/** @typedef {{ version: string, path: string }} Version `path`: the folder in the site, which ends with a slash */

/** Returns the tags of releases that have a site, newest first. */
export async function taggedVersions() {
  const { output } = await run("git", ["tag", "--list", "v*", "--sort=-version:refname"]);
  const tags = output.split("\n").filter((tag) => /^v\d/.test(tag));
  const found = await Promise.all(
    tags.map(async (tag) =>
      (await run("git", ["cat-file", "-e", `${tag}:tools/site.mjs`])).code === 0 ? [tag] : [],
    ),
  );
  return found.flat();
}

/**
 * Returns the name of the version that is checked out: "next" for what follows the release of the manifests' version.
 *
 * @param {string} version of the manifests
 */
export async function versionHere(version) {
  const tag = `v${version}`;
  const { code } = await run("git", ["rev-parse", "--quiet", "--verify", `refs/tags/${tag}`]);
  const { output } = await run("git", ["tag", "--points-at", "HEAD"]);
  return code === 0 && !output.split("\n").includes(tag) ? "next" : version;
}

/**
 * Builds the site of a tag in a folder of its own and copies it into the site.
 *
 * @param {string} tag
 * @param {string} site
 * @returns {Promise<Version>}
 */
export async function addVersion(tag, site) {
  const checkout = join(root, ".cache/site", tag);
  const path = `versions/${tag}/`;
  await expectSuccess("git", ["worktree", "add", "--force", "--detach", checkout, tag]);
  try {
    await expectSuccess("npm", ["ci", "--ignore-scripts"], { cwd: checkout });
    await expectSuccess("npm", ["run", "site"], { cwd: checkout, env: { GLOSSA_SITE_HOME: "../../" } });
    cpSync(join(checkout, "site"), join(site, path), { recursive: true });
  } finally {
    await run("git", ["worktree", "remove", "--force", checkout]);
    rmSync(checkout, { recursive: true, force: true });
  }
  return { version: tag.slice(1), path };
}

/** @param {Parameters<typeof run>} call */
async function expectSuccess(...call) {
  const { code, output } = await run(...call);
  if (code !== 0) throw new Error(`${call[0]} ${call[1].join(" ")} failed:\n${output}`);
}
