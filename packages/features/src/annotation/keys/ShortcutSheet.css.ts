import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

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
