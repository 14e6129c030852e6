import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";
import { chip, rowGap, text } from "./OptionChips.css";

/** The total height of all rows, and the position of a cell. */
export const total = createVar();
export const top = createVar();
export const start = createVar();
export const width = createVar();

export const view = style({
  position: "relative",
  inlineSize: "100%",
  maxBlockSize: "20rem",
  overflowY: "auto",
  // Space for the focus ring of a chip at the edge, and for the mark of a suggestion in the first row.
  padding: vars.space[1],
  paddingBlockStart: rowGap,
  scrollbarWidth: "thin",
});
export const content = style({ position: "relative", blockSize: total });

export const cell = style({
  position: "absolute",
  insetBlockStart: top,
  insetInlineStart: start,
  inlineSize: `calc(${width} - ${vars.space[2]})`,
});
globalStyle(`${cell} > ${chip}`, { inlineSize: "100%" });
globalStyle(`${cell} ${text}`, {
  flex: 1,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

// Invisible; measures the size of a cell, which depends on the text size and the pointer type.
export const probe = style({
  position: "absolute",
  visibility: "hidden",
  inlineSize: "14rem",
  blockSize: `calc(${vars.size.control.md} + ${rowGap})`,
  "@media": {
    [breakpoint.phone]: { blockSize: `calc(${vars.size.control.lg} + ${rowGap})` },
    [breakpoint.touch]: { blockSize: `calc(${vars.size.target.touch} + ${rowGap})` },
  },
});
