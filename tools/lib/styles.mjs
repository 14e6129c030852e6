// @ts-check
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

/** The cascade layers of our styles, weakest first. Styles of a host that are in no layer outweigh all of them. */
const layers = { tokens: "glossa.tokens", reset: "glossa.reset", components: "glossa.components" };

/** The layer of the components, and of the styles of the libraries that they use. */
export const componentLayer = layers.components;

/** Declares the order of the layers: every stylesheet starts with it, because any of them may come first. */
export const layerOrder = `@layer ${Object.values(layers).join(", ")};\n`;

/**
 * Compiles the styles in `.css.ts` files and puts all rules into layers.
 *
 * @returns {import("vite").PluginOption[]}
 */
export function stylePlugins() {
  return [vanillaExtractPlugin(), inLayers];
}

/** @type {import("vite").Plugin} */
const inLayers = {
  name: "in-layers",
  enforce: "pre",
  transform(code, id) {
    const layer = layerOf(id);
    const isEmpty = code.trim() === "";
    return layer && !isEmpty
      ? { code: `${layerOrder}@layer ${layer} {\n${code}\n}\n`, map: null }
      : undefined;
  },
};

/**
 * Returns the layer of a stylesheet; typefaces need none.
 *
 * @param {string} id
 */
function layerOf(id) {
  if (/\/katex\.min\.css$/.test(id)) return layers.components;
  if (!id.endsWith(".vanilla.css")) return undefined;
  if (id.includes("design-system/src/theme/base.css")) return layers.reset;
  const isToken = /design-system\/src\/theme\/contract\.css|themes\/src\/[a-z-]+\.css/.test(id);
  return isToken ? layers.tokens : layers.components;
}
