// @ts-check
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/**
 * Gives a copy of the project the installed packages: external ones are linked, our own point to the copy.
 *
 * @param {string} copy
 */
export function linkModules(copy) {
  const modules = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules/@glossa"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@glossa" && name !== ".cache")
      symlinkSync(join(modules, name), join(copy, "node_modules", name));
  }
  cpSync(join(modules, "@glossa"), join(copy, "node_modules/@glossa"), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
