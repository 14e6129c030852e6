import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

/** The rail, and beside it the value; below the rail where the line is too short. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  columnGap: vars.space[3],
  minInlineSize: 0,
});
export const wide = style({ flex: "1 1 8rem", minInlineSize: 0 });
export const exact = style({ flex: "0 1 6rem", minInlineSize: 0 });
export const value = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: vars.size.control.sm,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: "tabular-nums",
});
