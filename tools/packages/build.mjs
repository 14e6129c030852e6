// @ts-check
// Builds one package into its `dist`: a module for each source, their types, and one file of styles.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { root } from "../lib/paths.mjs";
import { foundByAddress, manifestOf } from "./list.mjs";
import { takeTypes } from "./types.mjs";

/**
 * @param {string} folder of the package, such as "packages/design-system"
 * @returns {Promise<{ imported: Set<string>, hasStyles: boolean }>} what the built files import, and whether they have styles
 */
export async function buildPackage(folder) {
  const source = join(root, folder, "src");
  const dist = join(root, folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const outside = stylesFromOutside(source);
  await build({
    configFile: false,
    // The names of styles are made of their paths from here: the same in every package.
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
  // What runs in Node as it is stays as it is.
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".mjs")) cpSync(join(source, name), join(dist, name));
  }
  const styles = join(dist, "styles.css");
  if (outside.found.size > 0) {
    const imports = [...outside.found].map((name) => `@import "${name}";\n`);
    writeFileSync(styles, [...imports, readFileSync(styles, "utf8")].join(""));
  }
  return { imported: takeTypes(folder), hasStyles: existsSync(styles) };
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
 * Styles of others are not copied into ours: those of our own packages are installed beside it, those of libraries are
 * imported by our styles, so that no script asks for a style.
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
