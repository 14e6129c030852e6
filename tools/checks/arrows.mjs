// @ts-check
// Which room may import which: the arrows of docs/architecture.md.
import { posix } from "node:path";
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

/**
 * What each room may import of ours; a "types:" prefix allows types only.
 *
 * @type {Record<string, string[]>}
 */
const arrows = {
  "design-system": [],
  themes: ["design-system/contract"],
  locales: [],
  "question-types/schema": [],
  "field-types/schema": [],
  "question-types": ["design-system", "design-system/contract", "design-system/spans", "locales"],
  "field-types": ["design-system", "design-system/contract", "locales"],
  contract: ["question-types/schema", "field-types/schema"],
  session: ["contract", "contract/client", "question-types/schema", "field-types/schema"],
  features: [
    "design-system",
    "design-system/contract",
    "locales",
    "question-types",
    "question-types/schema",
    "question-types/settings",
    "field-types",
    "types:contract",
  ],
  web: [
    "design-system",
    "design-system/contract",
    "locales",
    "themes",
    "question-types",
    "question-types/schema",
    "question-types/settings",
    "field-types",
    "field-types/vite",
    "contract",
    "contract/client",
    "contract/endpoints",
    "contract/events",
    "session",
    "session/offline",
    "session/packs",
    "session/server",
    "session/testing",
    "session/vite",
    "features/access",
    "features/annotation",
    "features/dataset-settings",
    "features/shell",
    "features/home",
    "features/offline",
    "features/share",
    "features/team",
    "features/user-settings",
  ],
  server: ["contract", "question-types/schema", "field-types/schema", "field-types/frame-policy"],
  cli: ["contract", "contract/client", "question-types/schema", "demo"],
  demo: ["question-types/schema", "field-types/schema", "contract"],
  stories: ["any"],
};

/** Names that only some rooms may import from outside. */
const outside = [
  { pattern: /^react-router/, rooms: ["web"] },
  { pattern: /^@tanstack\/react-query$/, rooms: ["web"] },
  { pattern: /^(i18next|react-i18next)$/, rooms: ["locales"] },
  { pattern: /^@radix-ui\//, rooms: ["design-system"] },
  { pattern: /^(fastify|kysely|@photostructure)/, rooms: ["server"] },
];

const findings = sourceFiles([".ts", ".tsx", ".mts"]).flatMap((file) => {
  const room = roomOf(file);
  if (!room) return [];
  return importsOf(readSource(file)).flatMap((found) => judge(file, room, found));
});
report(
  findings,
  "Arrows between rooms: see docs/architecture.md. Move the code, or hand the thing in as a property.",
);

/**
 * @param {string} file
 * @param {string} room
 * @param {{ name: string, isType: boolean }} found
 * @returns {string[]}
 */
function judge(file, room, { name, isType }) {
  const at = `${file}: imports ${name}`;
  if (name.startsWith("@glossa/")) {
    if (!isAllowed(room, name.slice(8), isType, file)) return [`${at}, which ${room} may not`];
    return isDeclared(file, name) ? [] : [`${at}, which its package.json does not name`];
  }
  if (name.startsWith(".")) return crossings(file, name).map((why) => `${at}, ${why}`);
  const rule = outside.find(({ pattern }) => pattern.test(name));
  return rule && !rule.rooms.includes(baseOf(room)) && !isTest(file)
    ? [`${at}, which only ${rule.rooms.join(", ")} may`]
    : [];
}

/**
 * @param {string} room
 * @param {string} target
 * @param {boolean} isType
 * @param {string} file
 */
function isAllowed(room, target, isType, file) {
  const allowed = arrows[room] ?? [];
  if (allowed.includes("any") || allowed.includes(target)) return true;
  if (isType && allowed.includes(`types:${target}`)) return true;
  // Stories and tests may dress up what they show.
  const extra = ["themes", "locales", "design-system", "contract", "contract/client"];
  return isTest(file) && extra.includes(target);
}

/**
 * In the workspace an import also works without a dependency; outside it does not.
 *
 * @param {string} file
 * @param {string} name
 */
function isDeclared(file, name) {
  const [folder] = /^((packages|apps)\/[^/]+|themes|locales|demo)(?=\/src\/)/.exec(file) ?? [];
  if (!folder || isTest(file)) return true;
  const { dependencies = {} } = JSON.parse(readSource(`${folder}/package.json`));
  return name.split("/").slice(0, 2).join("/") in dependencies;
}

/**
 * @param {string} file
 * @param {string} name
 */
function crossings(file, name) {
  const target = posix.normalize(posix.join(posix.dirname(file), name));
  const [from, to] = [file, target].map((path) => roomOf(path.endsWith(".ts") ? path : `${path}.ts`));
  if (from && to && baseOf(from) !== baseOf(to))
    return ["which reaches into another package past its exports"];
  const [here, there] = [file, target].map((path) => /^packages\/features\/src\/([^/]+)/.exec(path)?.[1]);
  if (here && there && here !== there && there !== "shell") return ["another feature"];
  return [];
}

/** @param {string} file */
function roomOf(file) {
  const half =
    /^packages\/(question-types|field-types)\/src\/(schemas|.*\/schema|schema-parts\/.*)(\.test)?\.ts$/.exec(
      file,
    );
  if (half) return `${half[1]}/schema`;
  const [, room] =
    /^(?:packages|apps)\/([^/]+)\//.exec(file) ?? /^(themes|locales|demo|stories)\//.exec(file) ?? [];
  return room;
}

/** @param {string} room */
function baseOf(room) {
  return room.replace("/schema", "");
}

/** @param {string} file */
function isTest(file) {
  return /\.(test|stories)\.tsx?$|\/testing\/|\/fixtures|vitest\.|vite\.config/.test(file);
}

/**
 * @param {string} source
 * @returns {{ name: string, isType: boolean }[]}
 */
function importsOf(source) {
  const statements = source.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?([\s\S]*?)\sfrom\s+"([^"]+)"|^\s*import\s+"([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...statements].map(([, type, names = "", from, bare, lazy]) => ({
    name: from ?? bare ?? lazy ?? "",
    isType: type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim()),
  }));
}
