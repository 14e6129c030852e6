// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/paths.mjs";
import { runBin } from "../lib/run.mjs";
import { folders, manifestOf } from "./list.mjs";

const specifier = /(\bfrom\s+|\bimport\s*\(\s*)"([^"]+)"/g;
const emitted = join(root, ".cache/package-types");

/** Writes the types of all packages: they import each other's sources here, so that one run makes all of them. */
export async function emitTypes() {
  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(emitted, { recursive: true });
  const config = `${emitted}.json`;
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    rootDir: root,
    outDir: emitted,
  };
  const sources = Object.fromEntries(folders.flatMap(entriesOf));
  // Found through node_modules, whose links lead here, a source counts as somebody else's, and nothing is written for it.
  const paths = Object.fromEntries(Object.entries(sources).map(([entry, file]) => [entry, [file]]));
  const content = {
    extends: "../tsconfig.json",
    compilerOptions: { ...compilerOptions, paths },
    files: Object.values(sources),
    include: [],
  };
  writeFileSync(config, JSON.stringify(content, null, 1));
  const { code, output } = await runBin("tsc", ["-p", config]);
  if (code !== 0) throw new Error(`The types of the packages could not be written: ${output}`);
}

/**
 * @param {string} folder
 * @returns {[string, string][]} what others import from the package, such as "@glossa/contract/client", and its source
 */
function entriesOf(folder) {
  const { name, exports } = manifestOf(folder);
  return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(root, folder, file)]);
}

/**
 * Puts the types of a package beside its built modules.
 *
 * @param {string} folder
 * @returns {Set<string>} the packages that the built modules and their types import
 */
export function takeTypes(folder) {
  const dist = join(root, folder, "dist");
  cpSync(join(emitted, folder, "src"), dist, { recursive: true });
  const built = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => join(dist, name));
  const types = built.filter((name) => /\.d\.m?ts$/.test(name));
  for (const file of types) writeFileSync(file, asInNode(file));
  return new Set([...types, ...built.filter((name) => /\.m?js$/.test(name))].flatMap(packagesIn));
}

/**
 * Names the files that types come from as Node does, with folder and ending; styles are no types.
 *
 * @param {string} file
 */
function asInNode(file) {
  const text = readFileSync(file, "utf8").replace(/^import "[^"]+";\n/gm, "");
  return text.replace(specifier, (whole, before, name) => {
    if (!name.startsWith(".") || name.endsWith(".mjs")) return whole;
    const isFolder = !existsSync(join(dirname(file), `${name}.d.ts`));
    if (isFolder && !existsSync(join(dirname(file), name, "index.d.ts")))
      throw new Error(
        `${file} imports ${name}, for which no types were written. See why the compiler left it out.`,
      );
    return `${before}"${name}${isFolder ? "/index" : ""}.js"`;
  });
}

/** @param {string} file */
function packagesIn(file) {
  const text = readFileSync(file, "utf8");
  const names = [...text.matchAll(specifier), ...text.matchAll(/^(import) "([^"]+)"/gm)];
  return names.flatMap(([, , name = ""]) => /^(?:@[^/]+\/)?[a-z][^/]*/.exec(name) ?? []);
}
