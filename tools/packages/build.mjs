// @ts-check
// Builds every published package into its folder `dist`, which is a package of its own: a module for each
// source, their types, one file of styles, and a manifest that names these files.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { root } from "../lib/paths.mjs";
import { builtManifest, folders, manifestOf } from "./manifest.mjs";
import { emitTypes, takeTypes } from "./types.mjs";

/**
 * Sources that are loaded by address, in addition to the entries: the programs of the frames, which the Vite plugin
 * builds again in the app that uses it.
 *
 * @type {Record<string, string[]>}
 */
const foundByAddress = {
  "packages/field-types": ["./src/frame/guest/html.ts", "./src/frame/guest/custom.ts"],
};

await emitTypes();
for (const folder of folders) await buildPackage(folder);

/** @param {string} folder of the package, such as "packages/design-system" */
async function buildPackage(folder) {
  const source = join(root, folder, "src");
  const dist = join(root, folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const outside = stylesFromOutside(source);
  const result = await build({
    configFile: false,
    // The names of styles are derived from their paths relative to this folder: the same in every package.
    root,
    logLevel: "warn",
    plugins: [outside.plugin, vanillaExtractPlugin()],
    build: {
      outDir: dist,
      minify: false,
      target: "es2023",
      lib: { entry: modulesOf(folder), formats: ["es"], cssFileName: "styles" },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: /^(?!\.|\/|\0|[a-zA-Z]:\\)/,
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: "[name].js" },
      },
    },
  });
  refuseForgotten(folder, result);
  // Scripts for Node are copied unchanged.
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".mjs")) cpSync(join(source, name), join(dist, name));
  }
  const styles = join(dist, "styles.css");
  if (outside.found.size > 0) {
    const imports = [...outside.found].map((name) => `@import "${name}";\n`);
    writeFileSync(styles, [...imports, readFileSync(styles, "utf8")].join(""));
  }
  takeTypes(folder);
  const manifest = builtManifest(manifestOf(folder), existsSync(styles));
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ["LICENSE", join(folder, "README.md"), join(folder, "CHANGELOG.md")])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(dist, basename(file)));
}

/** @param {string} folder */
function modulesOf(folder) {
  const files = [...Object.values(manifestOf(folder).exports), ...(foundByAddress[folder] ?? [])];
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  return Object.fromEntries(
    modules.map((file) => [file.replace(/^\.\/src\/|\.tsx?$/g, ""), join(root, folder, file)]),
  );
}

/**
 * Fails if the built modules import a package that is not installed with them.
 *
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof build>>} result
 */
function refuseForgotten(folder, result) {
  const { dependencies, peerDependencies } = manifestOf(folder);
  const installed = Object.keys({ ...dependencies, ...peerDependencies });
  const imported = [result]
    .flat()
    .flatMap((built) => ("output" in built ? built.output : []))
    .flatMap((file) => (file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : []))
    .filter((name) => !/\.m?js$/.test(name) || name.startsWith("@"));
  const forgotten = imported.filter(
    (name) => !installed.some((one) => name === one || name.startsWith(`${one}/`)),
  );
  if (forgotten.length > 0)
    throw new Error(`The dependencies of ${folder} lack ${[...new Set(forgotten)].join(", ")}.`);
}

/**
 * External styles are not copied into ours: those of our own packages are installed as well, those of libraries are
 * imported by our styles, so that no script imports a style.
 *
 * @param {string} source
 */
function stylesFromOutside(source) {
  /** @type {Set<string>} */
  const found = new Set();
  const nothing = "\0nothing.css";
  /** @type {import("vite").Plugin} */
  const plugin = {
    name: "styles-from-outside",
    enforce: "pre",
    resolveId(id) {
      if (!id.endsWith(".css")) return null;
      const isOfLibrary = /^[@a-z]/.test(id) && !id.startsWith("@glossa/");
      if (isOfLibrary) found.add(id);
      const isOfNeighbour = id.endsWith(".vanilla.css") && !join(root, id).startsWith(source);
      return isOfLibrary || (isOfNeighbour && !id.startsWith(source)) ? nothing : null;
    },
    load: (id) => (id === nothing ? "" : null),
  };
  return { plugin, found };
}
