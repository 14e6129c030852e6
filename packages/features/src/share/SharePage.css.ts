import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const team = style({
  display: "grid",
  gap: vars.space[2],
  inlineSize: "100%",
  maxInlineSize: "28rem",
});

export const way = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  maxInlineSize: "100%",
  paddingBlockStart: vars.space[3],
});

export const opening = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.sm.size,
});
