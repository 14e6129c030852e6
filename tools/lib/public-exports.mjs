// @ts-check
// What the packages export, according to the compiler of TypeScript.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API, SymbolFlags } from "typescript/unstable/sync";
import { root } from "./paths.mjs";

/** @typedef {import("typescript/unstable/sync").Symbol} NamedSymbol */
/** @typedef {import("typescript/unstable/sync").Project} Project */
/**
 * @typedef {object} Export
 * @property {string} name
 * @property {string} folder of its package, from the root
 * @property {string} entry as in an import: `@glossa/design-system/spans`
 * @property {NamedSymbol} symbol the declaration, not the re-export
 */

/** The folders of all packages that others can import. */
export const publicPackages = [
  "packages/contract",
  "packages/design-system",
  "packages/features",
  "packages/field-types",
  "packages/files",
  "packages/question-types",
  "packages/session",
  "themes",
  "locales",
];

/**
 * Opens the project of `tsconfig.json`, and closes it after the use.
 *
 * @template Result
 * @param {(project: Project) => Result} use
 * @returns {Result}
 */
export function withProject(use) {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects();
    if (!project) throw new Error("tsconfig.json was not opened. Does `npx tsc` work?");
    return use(project);
  } finally {
    api.close();
  }
}

/**
 * All exports of the entries of a package that are written in TypeScript.
 *
 * @param {Project} project
 * @param {string} folder
 * @returns {Export[]}
 */
export function exportsOf({ checker, program }, folder) {
  /** @type {{ name: string, exports: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const entries = Object.entries(manifest.exports).filter(([, path]) => path.endsWith(".ts"));
  return entries.flatMap(([key, path]) => {
    const source = program.getSourceFile(join(root, folder, path));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${folder}/${path} is no module of tsconfig.json.`);
    const entry = join(manifest.name, key);
    return checker
      .getExportsOfModule(module)
      .map((each) => ({ name: each.name, folder, entry, symbol: declaredSymbol(checker, each) }));
  });
}

/**
 * What an import or a re-export stands for.
 *
 * @param {Project["checker"]} checker
 * @param {NamedSymbol} symbol
 */
export function declaredSymbol(checker, symbol) {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
