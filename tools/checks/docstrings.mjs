// @ts-check
// The editor shows the comment of an exported function while somebody writes a call: it says what the function does, what
// each parameter means (a destructured object describes its properties itself), and when it throws.
import { relative } from "node:path";
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isThrowStatement,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { root } from "../lib/paths.mjs";
import { exportsOf, publicPackages, withProject } from "../lib/public-exports.mjs";
import { report } from "../lib/sources.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/ast").FunctionDeclaration | import("typescript/unstable/ast").ArrowFunction} FunctionNode */
/** @typedef {import("typescript/unstable/sync").Project} Project */

const findings = withProject((project) => {
  const exported = publicPackages.flatMap((folder) => exportsOf(project, folder));
  // The props of components are for the check `props`.
  const functions = exported.filter(({ name }) => !/^[A-Z][a-z]/.test(name)).map(({ symbol }) => symbol);
  return [...new Map(functions.map((symbol) => [symbol.id, symbol])).values()].flatMap((symbol) =>
    findingsOf(project, symbol),
  );
});
report(findings, "Say it in the comment above the function, with @param and @throws.");

/**
 * @param {Project} project
 * @param {import("typescript/unstable/sync").Symbol} symbol
 * @returns {string[]}
 */
function findingsOf(project, symbol) {
  const declaration = symbol.declarations.at(-1)?.resolve(project);
  const made = declaration && functionIn(declaration);
  if (!made) return [];
  const { checker } = project;
  const place = `${relative(root, made.getSourceFile().fileName)}: ${symbol.name}`;
  const tags = symbol.getJsDocTags(checker);
  const said = new Set(tags.filter(({ name }) => name === "param").map(({ text }) => firstWord(text)));
  const isDescribed = checker.getDocumentationCommentOfSymbol(symbol).trim() !== "";
  const named = made.parameters.flatMap(({ name }) => (isIdentifier(name) ? [name.text] : []));
  const isWholeKnown = named.length === made.parameters.length;
  const gone = isWholeKnown ? [...said].filter((name) => name !== undefined && !named.includes(name)) : [];
  const isThrowing = made.body !== undefined && throws(made.body);
  return [
    ...(isDescribed ? [] : [`${place} has no description`]),
    ...named.filter((name) => !said.has(name)).map((name) => `${place} has no @param ${name}`),
    ...gone.map((name) => `${place} has no parameter ${name}`),
    ...(isThrowing && !tags.some(({ name }) => name === "throws") ? [`${place} has no @throws`] : []),
  ];
}

/**
 * The function that a declaration makes, also as a constant.
 *
 * @param {Node} declaration
 * @returns {FunctionNode | undefined}
 */
function functionIn(declaration) {
  if (isFunctionDeclaration(declaration)) return declaration;
  if (!isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  return initializer && isArrowFunction(initializer) ? initializer : undefined;
}

/** @param {unknown} text */
function firstWord(text) {
  const plain = Array.isArray(text) ? text.map((part) => part.text).join("") : String(text);
  return plain.trim().split(/\s/)[0];
}

/**
 * Whether a body throws, apart from the functions in it.
 *
 * @param {Node} node
 * @returns {boolean}
 */
function throws(node) {
  if (isThrowStatement(node)) return true;
  if (
    isArrowFunction(node) ||
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isMethodDeclaration(node)
  )
    return false;
  let isFound = false;
  node.forEachChild((child) => {
    isFound ||= throws(child);
  });
  return isFound;
}
