import { type ThemeTokens, themeContract } from "@glossa/design-system/contract";
import { createGlobalTheme, globalStyle } from "@vanilla-extract/css";

type ColorScheme = "light" | "dark";

/** Writes a theme's custom properties for `data-theme="id"` and hands the tokens back, for the contrast check. */
export function defineTheme(id: string, colorScheme: ColorScheme, tokens: ThemeTokens): ThemeTokens {
  // A page that names no theme yet is light rather than without colours.
  const selector = id === "light" ? ':root, [data-theme="light"]' : `[data-theme="${id}"]`;
  createGlobalTheme(selector, themeContract, tokens);
  globalStyle(selector, { colorScheme });
  return tokens;
}
