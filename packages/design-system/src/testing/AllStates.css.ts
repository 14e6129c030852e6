import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 22rem), 1fr))",
  alignItems: "start",
  gap: `${vars.space[6]} ${vars.space[8]}`,
  padding: vars.space[4],
  background: vars.color.bg.page,
  selectors: { "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const cell = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const caption = style({
  color: vars.color.text.muted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
});

// In the product, QuestionFrame keeps this distance.
globalStyle(`${cell} h3`, { marginBlockEnd: vars.space[3] });
