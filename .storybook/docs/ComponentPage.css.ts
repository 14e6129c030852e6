import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

// The page around a story uses the theme of the operating system; the story uses the theme of the toolbar.
globalStyle(".docs-story", { background: vars.color.bg.page, color: vars.color.text.primary });

// Storybook's styles for lists are more specific than a class.
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  padding: "0 !important",
  listStyle: "none !important",
});

export const tag = style({
  margin: "0 !important",
  paddingInline: vars.space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.lg.line,
  border: "1px solid currentColor",
  borderRadius: vars.radius.full,
  selectors: { '&[data-status="beta"]': { borderStyle: "dashed" } },
});
