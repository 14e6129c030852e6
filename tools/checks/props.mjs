// @ts-check
// The documentation page of a component lists its props: each prop that we declare needs a description.
import { join, relative } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { isIdentifier, isPropertyAssignment } from "typescript/unstable/ast/is";
import { SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import { root } from "../lib/paths.mjs";
import { declaredSymbol, exportsOf, publicPackages, withProject } from "../lib/public-exports.mjs";
import { report, sourceFiles } from "../lib/sources.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/sync").Symbol} NamedSymbol */
/** @typedef {import("typescript/unstable/sync").Project} Project */

const findings = withProject((project) => {
  const exported = publicPackages.flatMap((folder) => exportsOf(project, folder)).map(({ symbol }) => symbol);
  const components = new Map([...exported, ...documented(project)].map((symbol) => [symbol.id, symbol]));
  return [...components.values()]
    .filter((each) => isNamedAsComponent(each) && !placeOf(project, each).endsWith(".stories.tsx"))
    .flatMap((each) => findingsOf(project, each));
});
report(
  [...new Set(findings)],
  "Describe the prop in a comment above it: its meaning, unit, limits and default.",
);

/**
 * The components that have a documentation page: what the stories name as `component`.
 *
 * @param {Project} project
 * @returns {NamedSymbol[]}
 */
function documented({ checker, program }) {
  return sourceFiles([".stories.tsx"]).flatMap((file) => {
    /** @type {NamedSymbol[]} */
    const found = [];
    /** @param {Node} node */
    const walk = (node) => {
      if (node.kind === SyntaxKind.ArrowFunction) return;
      if (isPropertyAssignment(node) && isIdentifier(node.name) && node.name.text === "component") {
        const symbol = checker.getSymbolAtLocation(node.initializer);
        if (symbol) found.push(declaredSymbol(checker, symbol));
        return;
      }
      node.forEachChild(walk);
    };
    const source = program.getSourceFile(join(root, file));
    if (source) walk(source);
    return found;
  });
}

/** @param {NamedSymbol} symbol */
function isNamedAsComponent({ name, flags }) {
  return /^[A-Z][a-z]/.test(name) && (flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0;
}

/**
 * @param {Project} project
 * @param {NamedSymbol} component
 * @returns {string[]}
 */
function findingsOf(project, component) {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const props = signature?.parameters[0] && checker.getParameterType(signature, 0);
  if (!props) return [];
  return checker
    .getPropertiesOfType(props)
    .filter((prop) => isOurs(project, prop) && checker.getDocumentationCommentOfSymbol(prop).trim() === "")
    .map((prop) => `${component.name}: ${prop.name} has no description (${placeOf(project, prop)})`);
}

/**
 * Whether one of our packages declares a prop, not React.
 *
 * @param {Project} project
 * @param {NamedSymbol} prop
 */
function isOurs(project, prop) {
  return !placeOf(project, prop).includes("node_modules");
}

/**
 * The file that declares a component or a prop, from the root.
 *
 * @param {Project} project
 * @param {NamedSymbol} symbol
 */
function placeOf(project, symbol) {
  const declaration = symbol.declarations[0]?.resolve(project);
  return declaration ? relative(root, declaration.getSourceFile().fileName) : "node_modules";
}
