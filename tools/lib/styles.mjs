// @ts-check
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

/** The cascade layers of our styles, weakest first. Styles of a host that are in no layer outweigh all of them. */
const layers = { tokens: "glossa.tokens", reset: "glossa.reset", components: "glossa.components" };

/** The layer of the components, and of the styles of the libraries that they use. */
export const componentLayer = layers.components;

/** Declares the order of the layers: every stylesheet starts with it, because any of them may come first. */
export const layerOrder = `@layer ${Object.values(layers).join(", ")};\n`;

/**
 * Compiles the styles in `.css.ts` files, under names of ours, and puts all rules into layers.
 *
 * @returns {import("vite").PluginOption[]}
 */
export function stylePlugins() {
  return [vanillaExtractPlugin({ identifiers: ownName }), inLayers];
}

/**
 * Returns the name of a class, a keyframes rule or a custom property: with our prefix, so that it is never a name of the
 * page around our components, and in development with its name in the source.
 *
 * @param {{ hash: string, debugId?: string }} style
 */
export function ownName({ hash, debugId }) {
  const isReadable = process.env.NODE_ENV !== "production" && debugId;
  return ["glossa", isReadable && debugId.replace(/[^\w-]/g, "_"), hash].filter(Boolean).join("-");
}

/** Names of custom properties that a library sets on the elements of its overlays; our styles read them. */
const ofLibraries = /^--radix-/;

/**
 * Returns the custom properties in a stylesheet that have neither our prefix nor that of a library we use.
 *
 * @param {string} css
 */
export function foreignProperties(css) {
  const names = css.match(/(?<![\w-])--[\w-]+/g) ?? [];
  return [...new Set(names)].filter((name) => !name.startsWith("--glossa-") && !ofLibraries.test(name));
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
