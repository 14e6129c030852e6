import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// The list is designed for about a thousand pixels; on wider screens its columns would be too far apart.
export const column = style({ maxInlineSize: "72rem", marginInline: "auto" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[5],
});
