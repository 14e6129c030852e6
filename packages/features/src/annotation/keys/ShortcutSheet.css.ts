import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const rows = style({ display: "grid" });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "2.5rem",
  // A name of two lines keeps its distance from the rules above and below it.
  paddingBlock: vars.space[1],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const keys = style({
  display: "flex",
  flexWrap: "wrap",
  // As wide as its keys, so that they stand beside their button and not over it; a long reason has a line of its own.
  flex: "0 0 auto",
  maxInlineSize: "60%",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space[1],
});

export const hint = style({
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

export const caption = style({
  font: "inherit",
  fontWeight: vars.weight.semibold,
});

export const refused = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  flexBasis: "100%",
  justifyContent: "flex-end",
  fontSize: vars.text.sm.size,
  color: vars.color.danger.text,
});

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});
