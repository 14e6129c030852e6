// @ts-check
// Writes the tokens of each theme for design tools, in the format of the Design Tokens Community Group.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { runnerImport } from "vite";
import { root } from "../lib/paths.mjs";

/** Only the values are of interest here, not the styles that are made from them. */
const withoutStyles = {
  name: "without-styles",
  enforce: /** @type {const} */ ("pre"),
  resolveId: (/** @type {string} */ id) => (id.endsWith(".vanilla.css") ? "\0no-styles" : null),
  load: (/** @type {string} */ id) => (id === "\0no-styles" ? "" : null),
};

/**
 * Writes one file for each theme and returns their names.
 *
 * @param {string} dist the folder of the built package
 */
export async function writeDesignTokens(dist) {
  const config = {
    configFile: /** @type {const} */ (false),
    root,
    logLevel: /** @type {const} */ ("warn"),
    plugins: [withoutStyles, vanillaExtractPlugin()],
  };
  const { module: source } = await runnerImport(join(root, "themes/src/design-tokens.ts"), config);
  const { module: registry } = await runnerImport(join(root, "themes/src/registry.ts"), config);
  mkdirSync(join(dist, "tokens"), { recursive: true });
  const { designTokens } = /** @type {typeof import("../../themes/src/design-tokens")} */ (source);
  const { themes } = /** @type {typeof import("../../themes/src/registry")} */ (registry);
  return themes.map(({ id }) => {
    const name = `tokens/${id}.json`;
    writeFileSync(join(dist, name), `${JSON.stringify(designTokens(id), null, 2)}\n`);
    return name;
  });
}
