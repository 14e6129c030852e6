// @ts-check
// Builds every published package into its folder `dist`, which is a package of its own: a module for each
// source, their types, their styles, and a manifest that names these files.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { root } from "../lib/paths.mjs";
import { foreignProperties, layerOrder, stylePlugins } from "../lib/styles.mjs";
import { clientModules } from "./client-modules.mjs";
import { componentStyles, importInLayer, outsideMark } from "./component-styles.mjs";
import { writeDesignTokens } from "./design-tokens.mjs";
import { documentsOf } from "./documents.mjs";
import { builtManifest, folders, manifestOf, styleTypes } from "./manifest.mjs";
import { emitTypes, takeTypes } from "./types.mjs";

/**
 * Sources that are loaded by address, in addition to the entries: the programs of the frames and the service worker,
 * which the Vite plugins build again in the app that uses them.
 *
 * @type {Record<string, string[]>}
 */
const foundByAddress = {
  "packages/field-types": ["./src/frame/guest/html.ts", "./src/frame/guest/custom.ts"],
  "packages/session": ["./src/offline/worker.ts"],
};

await emitTypes();
for (const folder of folders) await buildPackage(folder);

/** @param {string} folder of the package, such as "packages/design-system" */
async function buildPackage(folder) {
  const source = join(root, folder, "src");
  const dist = join(root, folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const outside = stylesFromOutside(source);
  const clients = clientModules();
  const components = componentStyles(source);
  const result = await build({
    configFile: false,
    // The names of styles are derived from their paths relative to this folder: the same in every package.
    root,
    logLevel: "warn",
    plugins: [outside.plugin, stylePlugins(), components.plugin, clients.plugin],
    build: {
      outDir: dist,
      minify: false,
      sourcemap: true,
      target: "es2023",
      lib: { entry: modulesOf(folder), formats: ["es"], cssFileName: "styles" },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Other packages, but not their styles: those are for `stylesFromOutside`.
        external: /^(?!\.|\/|\0|[a-zA-Z]:\\)(?!.*\.css$)/,
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: "[name].js",
          banner: clients.headOf,
          // `dist` is the root of the installed package: the names of sources are to lie in it, not beside it.
          sourcemapPathTransform: (path) => path.replace(/^\.\.\/(?=(?:\.\.\/)*src\/)/, ""),
        },
      },
    },
  });
  refuseForgotten(folder, result);
  // Scripts for Node are copied unchanged.
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".mjs")) cpSync(join(source, name), join(dist, name));
  }
  const sheets = writeStyles(folder, components, outside.found);
  const tokens = folder === "themes" ? await writeDesignTokens(dist) : [];
  takeTypes(folder);
  const manifest = builtManifest(folder, [...sheets, ...tokens]);
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, "LICENSE"), join(dist, "LICENSE"));
  for (const [place, text] of Object.entries(documentsOf(folder))) {
    mkdirSync(dirname(join(dist, place)), { recursive: true });
    writeFileSync(join(dist, place), text);
  }
}

/**
 * Writes the stylesheets of a package and returns their names: the whole, of the design system also one for each component
 * and the whole without the styles of formulas, and one for the typefaces of the themes, which a host may leave out.
 *
 * @param {string} folder
 * @param {{ write: (dist: string) => void }} components
 * @param {Set<string>} libraries the stylesheets of libraries that the package uses
 */
function writeStyles(folder, components, libraries) {
  const dist = join(root, folder, "dist");
  const whole = join(dist, "styles.css");
  if (!existsSync(whole)) return [];
  writeFileSync(join(dist, styleTypes), "export {};\n");
  const faces = [...libraries].sort().filter((name) => name.startsWith("@fontsource"));
  const others = [...libraries].filter((name) => !faces.includes(name));
  const rules = readFileSync(whole, "utf8").replaceAll(layerOrder, "");
  const foreign = foreignProperties(rules);
  if (foreign.length > 0)
    throw new Error(
      `The styles of ${folder} set or read ${foreign.join(", ")}, which a page may use for something else. Begin the names with "--glossa-".`,
    );
  writeFileSync(whole, [layerOrder, ...others.map(importInLayer), rules].join(""));
  if (faces.length > 0)
    writeFileSync(join(dist, "fonts.css"), faces.map((name) => `@import "${name}";\n`).join(""));
  const hasComponents = folder === "packages/design-system";
  if (hasComponents) {
    components.write(dist);
    // Formulas bring sixty files of typefaces, which a page without them need not publish.
    writeFileSync(join(dist, "styles/without-formulas.css"), [layerOrder, rules].join(""));
  }
  return [
    "styles.css",
    ...(faces.length > 0 ? ["fonts.css"] : []),
    ...(hasComponents ? ["styles/*.css"] : []),
  ];
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
  /** @type {import("vite").Plugin} */
  const plugin = {
    name: "styles-from-outside",
    enforce: "pre",
    resolveId(id) {
      if (!id.endsWith(".css")) return null;
      const isOfLibrary = /^[@a-z]/.test(id) && !id.startsWith("@glossa/");
      if (isOfLibrary) found.add(id);
      const isOfNeighbour = id.endsWith(".vanilla.css") && !join(root, id).startsWith(source);
      return isOfLibrary || (isOfNeighbour && !id.startsWith(source)) ? `${outsideMark}${id}` : null;
    },
    load: (id) => (id.startsWith(outsideMark) ? "" : null),
  };
  return { plugin, found };
}
