// @ts-check
// The examples in the comments of exports compile, and every exported component and function has one. So do the files in
// the guides. An example is JSX, or statements. What it names from our packages is imported for it.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SymbolFlags } from "typescript/unstable/sync";
import { filesOfGuide, guides } from "../../tests/packages/hosts.mjs";
import { root } from "../lib/paths.mjs";
import { exportsOf, publicPackages, withProject } from "../lib/public-exports.mjs";
import { runBin } from "../lib/run.mjs";
import { report } from "../lib/sources.mjs";

/** @typedef {{ name: string, entry: string, isFunction: boolean, examples: string[] }} Export */

const folder = join(root, ".cache/examples");

const exported = allExports();
const missing = exported
  .filter(({ isFunction, examples }) => isFunction && examples.length === 0)
  .map(({ entry, name }) => `${entry}: ${name} has no @example in its comment`);
report(
  [...missing, ...(await errorsOf(exported))],
  "Correct the example in the comment of the export, or the file in the guide.",
);

/** @returns {Export[]} */
function allExports() {
  return withProject((project) =>
    publicPackages.flatMap((folder) =>
      exportsOf(project, folder).map(({ name, entry, symbol }) => {
        const tags = symbol.getJsDocTags(project.checker).filter((tag) => tag.name === "example");
        const isFunction = (symbol.flags & SymbolFlags.Function) !== 0;
        return { name, entry, isFunction, examples: tags.map(({ text }) => codeOf(text)) };
      }),
    ),
  );
}

/**
 * The code of an example, without the fence around it.
 *
 * @param {unknown} text
 */
function codeOf(text) {
  const plain = Array.isArray(text) ? text.map((part) => part.text).join("") : String(text);
  return plain.replace(/^\s*```\w*\n?|```\s*$/g, "").trim();
}

/**
 * The errors of TypeScript about the examples.
 *
 * @param {Export[]} known
 */
async function errorsOf(known) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = known.flatMap(({ name, entry, examples }) =>
    examples.map((code, index) => {
      const file = `${entry.replace(/\W+/g, "-").slice(1)}.${name}.${index + 1}.tsx`;
      writeFileSync(join(folder, file), moduleOf(code, known, entry));
      return file;
    }),
  );
  const ofGuides = Object.entries(guides).flatMap(([name, guide]) =>
    Object.entries(filesOfGuide(guide))
      .filter(([file]) => /\.tsx?$/.test(file))
      .map(([file, code]) => {
        mkdirSync(dirname(join(folder, name, file)), { recursive: true });
        writeFileSync(join(folder, name, file), code);
        return `${name}/${file}`;
      }),
  );
  const types = ["node", "vite/client"];
  // The added imports do not distinguish types from values.
  const options = { noEmit: true, types, noUnusedLocals: false, verbatimModuleSyntax: false };
  const config = {
    extends: "../../tsconfig.json",
    compilerOptions: options,
    files: [...files, ...ofGuides],
    include: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { code, output } = await runBin("tsc", ["-p", join(folder, "tsconfig.json")]);
  if (code === 0) return [];
  const errors = output.split("\n").filter((line) => line.includes("error TS"));
  if (errors.length === 0) return [output];
  // Errors of the sources that the examples import are for the check `types` to report.
  return errors.filter((line) => line.startsWith("error TS") || line.includes(".cache/examples/"));
}

/**
 * An example as a module, with imports of what it names from our packages and of React's hooks.
 *
 * @param {string} code
 * @param {Export[]} known
 * @param {string} entry of its export, whose names come first
 */
function moduleOf(code, known, entry) {
  // Elements, calls and values, not the words of texts.
  const names = new Set(
    [...code.matchAll(/<(\w+)|\b(\w+)[(<]|=\{(\w+)\}|: (\w+)/g)].flatMap((match) => match.slice(1)),
  );
  const isJsx = code.startsWith("<");
  /** @type {Map<string, string>} */
  const from = new Map();
  for (const each of known)
    if (names.has(each.name) && (each.entry === entry || !from.has(each.name)))
      from.set(each.name, each.entry);
  const hooks = ["useEffect", "useState"].filter((name) => names.has(name));
  if (hooks.length > 0) for (const name of hooks) from.set(name, "react");
  const imports = [...from].map(([name, path]) => `import { ${name} } from "${path}";`);
  return `${imports.join("\n")}\n${isJsx ? `export const example = (\n<>\n${code}\n</>\n);` : `${code}\nexport {};`}\n`;
}
