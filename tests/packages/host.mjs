// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../tools/lib/paths.mjs";
import { run } from "../../tools/lib/run.mjs";
import { folders, manifestOf } from "../../tools/packages/manifest.mjs";

const guide = join(root, "docs/embedding.md");

const compilerOptions = {
  target: "es2023",
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  types: ["vite/client"],
};

/**
 * Creates a folder outside the project with the page of the guide, and installs our packages in it.
 *
 * @param {string} folder
 * @param {{ name: string, file: string, integrity: string }[]} packed
 */
export async function makeHost(folder, packed) {
  mkdirSync(folder, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string | object} */ content) =>
    writeFileSync(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    );
  for (const [name, code] of Object.entries(filesOfGuide())) write(name, code);
  write("tsconfig.json", { compilerOptions, include: ["*.tsx"] });
  const ours = packed.map(({ name, file }) => [name, `file:${relative(folder, file)}`]);
  const manifest = {
    name: "host",
    version: "1.0.0",
    private: true,
    type: "module",
    dependencies: { ...Object.fromEntries(ours), ...tools() },
  };
  write("package.json", manifest);
  const built = folders.map((from) => manifestOf(join(from, "dist")));
  const entries = packed.map(({ name, file, integrity }) => {
    const resolved = `file:${relative(folder, file)}`;
    return [`node_modules/${name}`, { ...built.find((one) => one.name === name), resolved, integrity }];
  });
  write("package-lock.json", lockFor(manifest, entries));
  const options = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
  const { code, output } = await run("npm", ["ci", ...options], { cwd: folder });
  if (code !== 0) throw new Error(`The packages could not be installed: ${output}`);
  return folder;
}

/**
 * Returns a lockfile with this project's versions of the libraries, so that npm takes them from its cache and the test
 * gives the same result on any day; npm leaves out those that the host does not need.
 *
 * @param {object} host
 * @param {(string | object)[][]} packed our packages by their places
 */
function lockFor(host, packed) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const libraries = Object.entries(packages).filter(([place]) => /^node_modules\/(?!@glossa\/)/.test(place));
  const all = { "": host, ...Object.fromEntries([...libraries, ...packed]) };
  return { name: "host", lockfileVersion: 3, requires: true, packages: all };
}

/** Returns the files in the guide: each one is named in its text and then shown as code. */
export function filesOfGuide() {
  const found = readFileSync(guide, "utf8").matchAll(
    /^`([\w.]+)`:[^\n]*\n\n```(?:tsx|html)\n([\s\S]*?)```$/gm,
  );
  return Object.fromEntries([...found].map(([, name = "", code = ""]) => [name, code]));
}

/** Returns the tools that the host needs in addition to our packages, in the versions of this project. */
function tools() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = ["react", "react-dom", "@types/react", "@types/react-dom", "typescript", "vite"];
  const { version } = JSON.parse(
    readFileSync(join(root, "node_modules/@types/react-dom/package.json"), "utf8"),
  );
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? version]));
}
