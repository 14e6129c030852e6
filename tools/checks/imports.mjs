// @ts-check
// Checks which package may import which: the allowed imports of docs/architecture.md.
import { posix } from "node:path";
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

const bothSchemas = ["question-types/schema", "field-types/schema"];

/**
 * The packages of ours that each package may import: all entries of a package, or one. "types:" allows its types only.
 *
 * @type {Record<string, string[]>}
 */
const allowedImports = {
  "design-system": ["locales/spans"],
  themes: ["design-system/contract"],
  locales: [],
  "question-types/schema": [],
  "field-types/schema": [],
  "question-types": ["design-system", "locales"],
  "field-types": ["design-system", "locales"],
  "field-types/vite": [],
  contract: bothSchemas,
  session: ["contract", ...bothSchemas],
  files: ["contract", ...bothSchemas],
  "session/vite": [],
  features: ["design-system", "locales", "question-types", "field-types", "types:contract"],
  web: [
    "design-system",
    "themes",
    "locales",
    "question-types",
    "field-types",
    "contract",
    "session",
    "files",
    "features",
    "demo",
  ],
  server: ["contract", ...bothSchemas, "field-types/frame-policy", "session/address"],
  "hub-stand-in": [],
  cli: ["contract", "files", "demo"],
  site: ["design-system", "themes", "locales", "question-types"],
  demo: ["contract", ...bothSchemas],
  stories: ["any"],
  ".storybook": ["any"],
};

/** Packages from outside that only some packages may import. */
const outside = [
  { pattern: /^react-router/, packages: ["web"] },
  { pattern: /^@tanstack\/react-query$/, packages: ["web"] },
  { pattern: /^(i18next|react-i18next)$/, packages: ["locales"] },
  { pattern: /^@radix-ui\//, packages: ["design-system"] },
  { pattern: /^(fastify|kysely|@photostructure)/, packages: ["server"] },
];

const files = sourceFiles([".ts", ".tsx", ".mts", ".mjs"]).flatMap((file) => {
  const pkg = packageOf(file);
  return pkg ? [{ file, pkg, imports: importsOf(readSource(file)) }] : [];
});
report(
  [
    ...files.flatMap(({ file, pkg, imports }) => imports.flatMap((found) => judge(file, pkg, found))),
    ...sourceFiles(["package.json"]).flatMap(undeclared),
  ],
  "Arrows between packages: see docs/architecture.md. Move the code, or hand the thing in as a property.",
);

/**
 * Returns our packages that a package imports without declaring them, or declares without importing them.
 *
 * @param {string} manifest
 */
function undeclared(manifest) {
  const folder = posix.dirname(manifest);
  if (folder === ".") return [];
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readSource(manifest));
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(isOurs);
  const names = files
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ imports }) => imports.map((found) => found.name.split("/").slice(0, 2).join("/")))
    .filter((found) => isOurs(found) && found !== name);
  return [
    ...[...new Set(names)]
      .filter((found) => !declared.includes(found))
      .map((found) => `${manifest}: does not declare ${found}, which it imports`),
    ...declared
      .filter((found) => !names.includes(found))
      .map((found) => `${manifest}: declares ${found}, which it does not import`),
  ];
}

/** @param {string} name */
function isOurs(name) {
  return name.startsWith("@glossa/");
}

/**
 * @param {string} file
 * @param {string} pkg
 * @param {{ name: string, isType: boolean }} found
 * @returns {string[]}
 */
function judge(file, pkg, { name, isType }) {
  const at = `${file}: imports ${name}`;
  if (isOurs(name)) return isAllowed(pkg, name.slice(8), isType, file) ? [] : [`${at}, which ${pkg} may not`];
  if (name.startsWith(".")) return crossings(file, name).map((why) => `${at}, ${why}`);
  const rule = outside.find(({ pattern }) => pattern.test(name));
  return rule && !rule.packages.includes(baseOf(pkg)) && !isTest(file)
    ? [`${at}, which only ${rule.packages.join(", ")} may`]
    : [];
}

/**
 * @param {string} pkg
 * @param {string} target
 * @param {boolean} isType
 * @param {string} file
 */
function isAllowed(pkg, target, isType, file) {
  const allowed = allowedImports[pkg] ?? [];
  if (allowed.includes("any") || includes(allowed, target)) return true;
  if (isType && includes(allowed, `types:${target}`)) return true;
  // Stories and tests may have dependencies of their own.
  return (
    isTest(file) &&
    includes(["themes", "locales", "design-system", "contract", "files", "hub-stand-in"], target)
  );
}

/**
 * @param {string[]} allowed packages or entries
 * @param {string} target
 */
function includes(allowed, target) {
  return allowed.some((name) => target === name || target.startsWith(`${name}/`));
}

/**
 * @param {string} file
 * @param {string} name
 */
function crossings(file, name) {
  const target = posix.normalize(posix.join(posix.dirname(file), name));
  const [from, to] = [file, target].map((path) => packageOf(path.endsWith(".ts") ? path : `${path}.ts`));
  if (from && to && baseOf(from) !== baseOf(to))
    return ["which reaches into another package past its exports"];
  const [here, there] = [file, target].map((path) => /^packages\/features\/src\/([^/]+)/.exec(path)?.[1]);
  if (here && there && here !== there && there !== "shell") return ["another feature"];
  return [];
}

/** @param {string} file */
function packageOf(file) {
  const half =
    /^packages\/(question-types|field-types)\/src\/(schemas|.*\/schema|schema-parts\/.*)(\.test)?\.ts$/.exec(
      file,
    );
  if (half) return `${half[1]}/schema`;
  // Parts of the build and of the server.
  const plain = /^packages\/([^/]+)\/src\/.*\.mjs$/.exec(file);
  if (plain) return `${plain[1]}/vite`;
  const [, pkg] =
    /^(?:packages|apps)\/([^/]+)\//.exec(file) ??
    /^(themes|locales|demo|stories|\.storybook)\//.exec(file) ??
    [];
  return pkg;
}

/** @param {string} pkg */
function baseOf(pkg) {
  return pkg.split("/")[0] ?? pkg;
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
  // Examples in comments import as readers do.
  const statements = source
    .replace(/^\s*\/\*\*[\s\S]*?\*\//gm, "")
    .matchAll(
      /^\s*(?:import|export)\s+(type\s+)?([^"]*?)\sfrom\s+"([^"]+)"|^\s*import\s+"([^"]+)"|import\("([^"]+)"\)/gm,
    );
  return [...statements].map(([, type, names = "", from, bare, lazy]) => ({
    name: from ?? bare ?? lazy ?? "",
    isType: type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim()),
  }));
}
