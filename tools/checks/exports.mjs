// @ts-check
// Whoever wraps a component has to name the types of its props: each type that an export of a package mentions is an
// export of the package, too.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { isIdentifier } from "typescript/unstable/ast/is";
import { API, SymbolFlags } from "typescript/unstable/sync";
import { root } from "../lib/paths.mjs";
import { report } from "../lib/sources.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/sync").Symbol} NamedSymbol */

const packages = ["design-system", "question-types", "field-types"];
/** What only the code of an export knows: its body, or the value of a constant. */
const insides = new Set([SyntaxKind.Block, SyntaxKind.ArrowFunction, SyntaxKind.CallExpression]);
const members = new Set([SyntaxKind.TypeLiteral, SyntaxKind.FunctionType]);

const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects();
if (!project) throw new Error("tsconfig.json was not opened. Does `npx tsc` work?");
const { checker, program } = project;

const findings = packages.flatMap(findingsOf);
api.close();
report([...new Set(findings)], "Export the type from the index of its package.");

/**
 * @param {string} name
 * @returns {string[]}
 */
function findingsOf(name) {
  const folder = `packages/${name}`;
  /** @type {{ exports: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const entries = Object.values(manifest.exports).filter((path) => path.endsWith(".ts"));
  const exported = entries.flatMap((path) => {
    const source = program.getSourceFile(join(root, folder, path));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${folder}/${path} is no module of tsconfig.json.`);
    return checker.getExportsOfModule(module).map(meant);
  });
  const known = new Set(exported.map(({ id }) => id));
  return exported.flatMap((symbol) =>
    declarationsOf(symbol).flatMap((declaration) =>
      typesIn(declaration)
        .filter((type) => !known.has(type.id) && isOf(folder, type))
        .map(
          (type) => `@glossa/${name}: ${symbol.name} mentions the type ${type.name}, which is not exported`,
        ),
    ),
  );
}

/**
 * What an import or a re-export stands for.
 *
 * @param {NamedSymbol} symbol
 */
function meant(symbol) {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * @param {NamedSymbol} symbol
 * @returns {Node[]}
 */
function declarationsOf(symbol) {
  return symbol.declarations.flatMap((handle) => handle.resolve(project) ?? []);
}

/**
 * The named types that a declaration mentions.
 *
 * @param {Node} declaration
 * @returns {NamedSymbol[]}
 */
function typesIn(declaration) {
  /** @type {NamedSymbol[]} */
  const found = [];
  /**
   * @param {Node} node
   * @param {boolean} isNeeded
   */
  const walk = (node, isNeeded) => {
    if (insides.has(node.kind)) return;
    const symbol = isNeeded && isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) found.push(meant(symbol));
    node.forEachChild((child) => walk(child, isNeededBelow(node, child, isNeeded)));
  };
  walk(declaration, true);
  return found.filter(({ flags }) => flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias));
}

/**
 * Whether callers may have to name the types in a part. They need those of members and parameters, not those from which
 * an alias or the base of an interface is computed.
 *
 * @param {Node} node
 * @param {Node} child
 * @param {boolean} isNeeded
 */
function isNeededBelow(node, child, isNeeded) {
  if (members.has(node.kind)) return true;
  if (node.kind === SyntaxKind.TypeAliasDeclaration) return false;
  if (node.kind === SyntaxKind.ExpressionWithTypeArguments) return isIdentifier(child);
  return isNeeded;
}

/**
 * Whether a type is declared in a package.
 *
 * @param {string} folder
 * @param {NamedSymbol} type
 */
function isOf(folder, type) {
  return declarationsOf(type).some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(join(root, folder, "src")),
  );
}
