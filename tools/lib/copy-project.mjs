// @ts-check
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkModules } from "./link-modules.mjs";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Copies the project's sources and links the packages; our own packages are linked to their copies.
 *
 * @param {string} copy
 */
export async function copyProject(copy) {
  const { output } = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  for (const file of output.split("\n").filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    try {
      cpSync(join(root, file), join(copy, file));
    } catch {
      // git still lists a file that was deleted.
    }
  }
  await run("git", ["init", "-q"], { cwd: copy });
  linkModules(copy);
}
