import { hexColors } from "@glossa/themes/hex";
import { create } from "storybook/theming";

const sizes = {
  fontBase: '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif',
  appBorderRadius: 4,
};

/** The theme of everything around the stories: sidebar, toolbar, panels and documentation pages. */
export function frameTheme(base: "light" | "dark") {
  const colors = hexColors[base];
  return create({
    base,
    ...sizes,
    brandTitle: "Glossa component library",
    brandTarget: "_self",
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.canvas,
    appContentBg: colors.page,
    appPreviewBg: colors.page,
    appBorderColor: colors.hairline,
    barBg: colors.margin,
    barTextColor: colors.secondary,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    textColor: colors.primary,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.secondary,
    buttonBg: colors.raised,
    buttonBorder: colors.control,
    inputBg: colors.raised,
    inputBorder: colors.control,
    inputTextColor: colors.primary,
    inputBorderRadius: 4,
  });
}

/** Returns the theme that the operating system prefers, light or dark. */
export const systemTheme = () =>
  frameTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
