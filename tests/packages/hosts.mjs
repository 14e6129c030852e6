// @ts-check
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../tools/lib/paths.mjs";
import { run } from "../../tools/lib/run.mjs";
import { folders, manifestOf } from "../../tools/packages/manifest.mjs";

const { packages: locked } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

/** Tools of hosts, in the versions of this project. */
const tools = [
  ...["react", "react-dom", "@types/react", "@types/react-dom"],
  ...["typescript", "vite", "@vitejs/plugin-react", "esbuild"],
];
/** What only some hosts need. */
const further = {
  "@radix-ui/themes": "3.3.0",
  "@tailwindcss/vite": "4.3.5",
  "@types/node": locked["node_modules/@types/node"].version,
  next: "16.4.6",
  tailwindcss: "4.3.5",
};

/** The versions of React with which the packages are tried: that of this project, and the first ones that they allow. */
export const reacts = [locked["node_modules/react"].version, "19.1.0", "19.0.0"];
const ofReact = ["react", "react-dom", "@types/react", "@types/react-dom"];

/** The pages of the documentation whose files are tried, by the folder of the host in which they are. */
export const guides = { guide: "docs/embedding.md", annotation: "docs/annotation-page.md" };

const compilerOptions = {
  target: "es2023",
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  types: ["vite/client", "node"],
};

/**
 * Creates a folder outside the project with all hosts, each in a folder of its own, and installs our packages in it.
 *
 * @param {string} folder
 * @param {{ name: string, file: string, integrity: string }[]} packed
 */
export async function makeHosts(folder, packed) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "tests/packages/hosts"), folder, { recursive: true });
  for (const [name, guide] of Object.entries(guides)) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, code] of Object.entries(filesOfGuide(guide)))
      writeFileSync(join(folder, name, file), code);
  }
  const write = (/** @type {string} */ name, /** @type {object} */ content) =>
    writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  write("tsconfig.json", { compilerOptions, include: [...Object.keys(guides), "guest"] });
  const ours = packed.map(({ name, file }) => [name, `file:${relative(folder, file)}`]);
  const manifest = {
    name: "hosts",
    version: "1.0.0",
    private: true,
    type: "module",
    dependencies: {
      ...Object.fromEntries(ours),
      ...Object.fromEntries(tools.map((name) => [name, locked[`node_modules/${name}`].version])),
      ...further,
      ...Object.fromEntries(reacts.slice(1).flatMap(besides)),
    },
  };
  write("package.json", manifest);
  const built = folders.map((from) => manifestOf(join(from, "dist")));
  const entries = packed.map(({ name, file, integrity }) => {
    const resolved = `file:${relative(folder, file)}`;
    return [`node_modules/${name}`, { ...built.find((one) => one.name === name), resolved, integrity }];
  });
  write("package-lock.json", lockFor(manifest, entries));
  await install(folder);
  return folder;
}

/**
 * Another version of React and its types, under names of their own: `installReact` moves them to their place.
 *
 * @param {string} version
 * @returns {[string, string][]}
 */
function besides(version) {
  return ofReact.map((name) => [besideName(name, version), `npm:${name}@${version}`]);
}

/**
 * @param {string} name
 * @param {string} version
 */
function besideName(name, version) {
  return `${name.replace("@types/", "types-")}-${version}`;
}

/**
 * Puts another React in the place of the present one.
 *
 * @param {string} folder
 * @param {string} version
 */
export function installReact(folder, version) {
  const modules = join(folder, "node_modules");
  for (const name of ofReact) {
    rmSync(join(modules, name), { recursive: true });
    renameSync(join(modules, besideName(name, version)), join(modules, name));
  }
}

/** @param {string} folder */
async function install(folder) {
  const options = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
  const { code, output } = await run("npm", ["install", ...options], { cwd: folder });
  if (code !== 0) throw new Error(`The packages could not be installed: ${output}`);
}

/**
 * Returns a lockfile with this project's versions of the libraries, so that npm takes them from its cache and the test
 * gives the same result on any day; npm leaves out those that the hosts do not need.
 *
 * @param {object} hosts
 * @param {(string | object)[][]} packed our packages by their places
 */
function lockFor(hosts, packed) {
  const libraries = Object.entries(locked).filter(([place]) => /^node_modules\/(?!@glossa\/)/.test(place));
  const all = { "": hosts, ...Object.fromEntries([...libraries, ...packed]) };
  return { name: "hosts", lockfileVersion: 3, requires: true, packages: all };
}

/**
 * Returns the files in a guide: each one is named in its text and then shown as code.
 *
 * @param {string} guide
 */
export function filesOfGuide(guide) {
  const found = readFileSync(join(root, guide), "utf8").matchAll(
    /^`([\w.]+)`:.*\n(?:.+\n)*\n```(?:tsx|ts|html)\n([\s\S]*?)```$/gm,
  );
  return Object.fromEntries([...found].map(([, name = "", code = ""]) => [name, code]));
}
