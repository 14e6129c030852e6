// @ts-check
// A name from outside may be "constructor", which every object seems to have: look it up by `ownValue` or in a Map,
// never by `object[name]` or `name in object`. Only types distinguish a name from an index or a closed list.
import { join } from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { isBinaryExpression, isElementAccessExpression } from "typescript/unstable/ast/is";
import { API, TypeFlags } from "typescript/unstable/sync";
import { root } from "../lib/paths.mjs";
import { report, sourceFiles } from "../lib/sources.mjs";

/** The code that parses requests and validates them. */
const rooms = /^(apps\/server|packages\/(contract|question-types|field-types))\/src\//;
// Code inside a frame shares its prototypes with the content, so a Map is no safer than an object there.
const leftOut = /\.(test|stories)\.tsx?$|\/(testing|conformance|guest)\//;
/** The only file that may look up a name in an object. */
const helper = "packages/question-types/src/schema-parts/own-value.ts";

const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: [join(root, "tsconfig.json")] }).getProjects();
if (!project) throw new Error("tsconfig.json was not opened. Does `npx tsc` work?");
const { checker, program } = project;

const findings = sourceFiles([".ts", ".tsx"])
  .filter((file) => rooms.test(file) && !leftOut.test(file) && file !== helper)
  .flatMap((file) => lookupsIn(file).map(({ line, text }) => `${file}:${line}: ${text}`));
api.close();
report(findings, "Use ownValue(object, name) of @glossa/question-types/schema, or keep the values in a Map.");

/**
 * @param {string} file
 */
function lookupsIn(file) {
  const source = program.getSourceFile(join(root, file));
  if (!source) throw new Error(`${file} is no part of tsconfig.json.`);
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  /** @param {import("typescript/unstable/ast").Node} node */
  const walk = (node) => {
    const name = nameLookedUp(node);
    if (name && isAnyName(checker.getTypeAtLocation(name))) {
      const text = source.text.slice(node.pos, node.end).trim();
      const line = source.text.slice(0, node.end).split("\n").length;
      found.push({ line, text });
    }
    node.forEachChild(walk);
  };
  walk(source);
  return found;
}

/**
 * Returns the expression of a name that is looked up in an object.
 *
 * @param {import("typescript/unstable/ast").Node} node
 */
function nameLookedUp(node) {
  if (isElementAccessExpression(node)) return node.argumentExpression;
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword ? node.left : undefined;
}

/**
 * Whether a key may be any text: neither a number nor a member of a closed list.
 *
 * @param {import("typescript/unstable/sync").Type | undefined} type
 * @returns {boolean}
 */
function isAnyName(type) {
  if (!type) return false;
  if (type.flags & TypeFlags.Union)
    return /** @type {import("typescript/unstable/sync").UnionType} */ (type).getTypes().some(isAnyName);
  return (type.flags & (TypeFlags.String | TypeFlags.Any | TypeFlags.Unknown)) !== 0;
}
