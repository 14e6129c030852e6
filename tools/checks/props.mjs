// @ts-check
// The documentation page of a component lists its props: each prop that we declare needs a description. Under
// `exactOptionalPropertyTypes`, a component that wraps one of the design system passes on props that it was not given: each
// optional prop needs `| undefined` in its type.
import { join, relative } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import {
  isIdentifier,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
} from "typescript/unstable/ast/is";
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
  const described = [...components.values()]
    .filter((each) => isNamedAsComponent(each) && !placeOf(project, each).endsWith(".stories.tsx"))
    .flatMap((each) => findingsOf(project, each));
  const types = exportsOf(project, "packages/design-system").map(({ symbol }) => symbol);
  return [...described, ...types.flatMap((each) => refusingUndefined(project, each))];
});
report(
  [...new Set(findings)],
  "Describe the prop in a comment above it: its meaning, unit, limits and default. Write `| undefined` in its type.",
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
 * The optional properties of an exported type, such as `ButtonProps`, that may be left out but not be undefined.
 *
 * @param {Project} project
 * @param {NamedSymbol} symbol
 * @returns {string[]}
 */
function refusingUndefined(project, symbol) {
  if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias))) return [];
  const { checker } = project;
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((prop) => prop.flags & SymbolFlags.Optional && isOurs(project, prop))
    .filter((prop) =>
      prop.declarations.every((declaration) => refuses(project, declaration.resolve(project))),
    )
    .map((prop) => `${symbol.name}: ${prop.name} does not accept undefined (${placeOf(project, prop)})`);
}

/**
 * Whether a declaration is of an optional property, without `undefined` in its type.
 *
 * @param {Project} project
 * @param {Node | undefined} declaration
 */
function refuses({ checker }, declaration) {
  if (!declaration || !isPropertySignatureDeclaration(declaration) || !declaration.postfixToken) return false;
  const type = checker.getTypeFromTypeNode(declaration.type);
  return type !== undefined && !checker.isTypeAssignableTo(checker.getUndefinedType(), type);
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
