import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

// The page around a story uses the theme of the operating system; the story uses the theme of the toolbar.
globalStyle(".docs-story", { background: vars.color.bg.page, color: vars.color.text.primary });

export const examples = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: vars.space[4],
  marginBlock: vars.space[6],
});

export const example = style({
  margin: 0,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderBlockStart: "3px solid",
  selectors: {
    '&[data-kind="do"]': { borderColor: vars.color.success.text },
    '&[data-kind="dont"]': { borderColor: vars.color.danger.text },
  },
});

export const picture = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "7rem",
  padding: vars.space[4],
  marginBlockEnd: vars.space[2],
  fontFamily: vars.font.ui,
  color: vars.color.text.primary,
  background: vars.color.bg.page,
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderBlockStart: 0,
});

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
