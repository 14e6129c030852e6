import { colorSchemeName, type ThemeTokens, themeContract } from "@glossa/design-system/contract";
import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { type OwnValues, withBase } from "./base";

type ColorScheme = "light" | "dark";

/** Writes a theme's custom properties for `data-theme="id"` and returns the tokens, for the contrast check. */
export function defineTheme(id: string, colorScheme: ColorScheme, own: OwnValues): ThemeTokens {
  const tokens = withBase(own);
  // A page that names no theme yet is light rather than without colours.
  const selector = id === "light" ? ':root, [data-theme="light"]' : `[data-theme="${id}"]`;
  createGlobalTheme(selector, themeContract, tokens);
  globalStyle(selector, { vars: { [colorSchemeName]: colorScheme } });
  return tokens;
}
