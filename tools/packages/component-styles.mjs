// @ts-check
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { componentLayer, layerOrder } from "../lib/styles.mjs";

/** Stands before the name of a stylesheet of a library in the ids of modules. */
export const outsideMark = "\0outside:";

/**
 * Returns the line that imports a stylesheet of a library into the layer of the components that use it.
 *
 * @param {string} name
 */
export const importInLayer = (name) => `@import "${name}" layer(${componentLayer});\n`;

/**
 * Writes one stylesheet per component into `styles/`, beside the whole: what the component and its parts need, without
 * the tokens and the rules for plain elements, which are in `styles/base.css`.
 *
 * @param {string} source folder of the sources
 */
export function componentStyles(source) {
  /** @type {Map<string, string>} */
  const compiled = new Map();
  /** @type {Map<string, readonly string[]>} */
  const imports = new Map();
  /** @type {import("vite").Plugin} */
  const plugin = {
    name: "component-styles",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".vanilla.css")) compiled.set(id, code);
    },
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        imports.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]);
      }
    },
  };

  /**
   * Returns the stylesheets that a module needs, in the order in which modules run.
   *
   * @param {string} id
   * @param {Set<string>} seen
   * @returns {string[]}
   */
  const sheetsOf = (id, seen = new Set()) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const isSheet = compiled.has(id) || id.startsWith(outsideMark);
    return [...(imports.get(id) ?? []).flatMap((one) => sheetsOf(one, seen)), ...(isSheet ? [id] : [])];
  };

  /** @param {string} id */
  const isOfTheme = (id) => relative(source, id).startsWith("theme/");

  return {
    plugin,
    /** @param {string} dist folder of the built package */
    write(dist) {
      mkdirSync(join(dist, "styles"), { recursive: true });
      /** @type {(name: string, ids: string[]) => void} */
      const write = (name, ids) => {
        if (ids.length === 0) return;
        const libraries = ids
          .filter((id) => id.startsWith(outsideMark))
          .map((id) => id.slice(outsideMark.length));
        const rules = ids.map((id) => (compiled.get(id) ?? "").replace(layerOrder, ""));
        const sheet = [layerOrder, ...libraries.map(importInLayer), ...rules].join("");
        writeFileSync(join(dist, `styles/${name}.css`), sheet);
      };
      write("base", sheetsOf(join(source, "theme/base.css.ts")).filter(isOfTheme));
      for (const folder of foldersWithIndex(source)) {
        const ids = sheetsOf(join(source, folder, "index.ts"));
        write(
          folder,
          ids.filter((id) => !isOfTheme(id)),
        );
      }
    },
  };
}

/** @param {string} source */
function foldersWithIndex(source) {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => /^[^/]+\/index\.ts$/.test(name) && !name.startsWith("theme/"))
    .map(dirname)
    .sort();
}
