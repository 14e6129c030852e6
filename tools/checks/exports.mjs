// @ts-check
// Whoever wraps a component has to name the types of its props: each type that an export of a package mentions is an
// export of the package, too.
import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { isIdentifier } from "typescript/unstable/ast/is";
import { SymbolFlags } from "typescript/unstable/sync";
import { root } from "../lib/paths.mjs";
import { declaredSymbol, exportsOf, publicPackages, withProject } from "../lib/public-exports.mjs";
import { report } from "../lib/sources.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/sync").Symbol} NamedSymbol */
/** @typedef {import("typescript/unstable/sync").Project} Project */

/** What is only in the code of an export: its body, or the value of a constant. */
const insides = new Set([SyntaxKind.Block, SyntaxKind.ArrowFunction, SyntaxKind.CallExpression]);
const members = new Set([SyntaxKind.TypeLiteral, SyntaxKind.FunctionType]);

const findings = withProject((project) => publicPackages.flatMap((folder) => findingsOf(project, folder)));
report([...new Set(findings)], "Export the type from the index of its package.");

/**
 * @param {Project} project
 * @param {string} folder of a package
 * @returns {string[]}
 */
function findingsOf(project, folder) {
  const exported = exportsOf(project, folder);
  const known = new Set(exported.map(({ symbol }) => symbol.id));
  return exported.flatMap(({ name, entry, symbol }) =>
    declarationsOf(project, symbol).flatMap((declaration) =>
      typesIn(project, declaration)
        .filter((type) => !known.has(type.id) && isOf(project, folder, type))
        .map((type) => `${entry}: ${name} mentions the type ${type.name}, which is not exported`),
    ),
  );
}

/**
 * @param {Project} project
 * @param {NamedSymbol} symbol
 * @returns {Node[]}
 */
function declarationsOf(project, symbol) {
  return symbol.declarations.flatMap((handle) => handle.resolve(project) ?? []);
}

/**
 * The named types that a declaration mentions.
 *
 * @param {Project} project
 * @param {Node} declaration
 * @returns {NamedSymbol[]}
 */
function typesIn({ checker }, declaration) {
  /** @type {NamedSymbol[]} */
  const found = [];
  /**
   * @param {Node} node
   * @param {boolean} isNeeded
   */
  const walk = (node, isNeeded) => {
    if (insides.has(node.kind)) return;
    const symbol = isNeeded && isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) found.push(declaredSymbol(checker, symbol));
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
 * @param {Project} project
 * @param {string} folder
 * @param {NamedSymbol} type
 */
function isOf(project, folder, type) {
  return declarationsOf(project, type).some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(join(root, folder, "src")),
  );
}
