// @ts-check
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "../lib/paths.mjs";
import { runBin } from "../lib/run.mjs";

const emitted = join(root, ".cache/package-types");

/** Writes the types of all packages in one run, because they import each other's sources here. */
export async function emitTypes() {
  rmSync(emitted, { recursive: true, force: true });
  const { code, output } = await runBin("tsc", ["-p", "tsconfig.packages.json"]);
  if (code !== 0) throw new Error(`The types of the packages could not be written: ${output}`);
}

/**
 * Copies the types of a package to its built modules, with those that are written by hand.
 *
 * @param {string} folder
 */
export function takeTypes(folder) {
  const [source, dist] = [join(root, folder, "src"), join(root, folder, "dist")];
  cpSync(join(emitted, folder, "src"), dist, { recursive: true });
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) cpSync(join(source, name), join(dist, name));
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts"))
      writeFileSync(join(dist, name), withOwnReferences(asInNode(join(dist, name)), name));
}

/**
 * Makes references to types that are written by hand lead to their copies in the package: TypeScript writes them as paths
 * from its output to the sources.
 *
 * @param {string} text of a file of types
 * @param {string} place of the file in the package
 */
export function withOwnReferences(text, place) {
  const folder = posix.dirname(place.replaceAll("\\", "/"));
  return text.replace(/(?<=^\/\/\/ <reference path=")[^"]*\/src\/([^"]*)/gm, (_, target) =>
    posix.relative(folder, target),
  );
}

/**
 * Writes the imports of types as Node resolves them, with folder and extension; styles have no types.
 *
 * @param {string} file
 */
function asInNode(file) {
  const text = readFileSync(file, "utf8").replace(/^import "[^"]+";\n/gm, "");
  // Comments stay as they are: an example may import a file of its reader.
  const importOrComment = /\/\*[\s\S]*?\*\/|(\bfrom\s+|\bimport\s*\(\s*)"(\.[^"]*)(?<!\.mjs)"/g;
  return text.replace(importOrComment, (found, before, name) => {
    if (name === undefined) return found;
    const ending = ["", "/index"].find((end) => existsSync(join(dirname(file), `${name}${end}.d.ts`)));
    if (ending === undefined)
      throw new Error(`${file} imports ${name}, which has no types. Does tsconfig.packages.json exclude it?`);
    return `${before}"${name}${ending}.js"`;
  });
}
