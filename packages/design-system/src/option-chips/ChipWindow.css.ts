import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";
import { chip, text } from "./OptionChips.css";

/** The height of all rows together, and where a cell stands. */
export const total = createVar();
export const top = createVar();
export const start = createVar();
export const width = createVar();

export const view = style({
  position: "relative",
  inlineSize: "100%",
  maxBlockSize: "20rem",
  overflowY: "auto",
  // The ring of a chip at the edge needs room.
  padding: vars.space[1],
  scrollbarWidth: "thin",
});
export const sheet = style({ position: "relative", blockSize: total });

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

// Never seen: it has the size of a cell, which follows the text size and the kind of pointer.
export const probe = style({
  position: "absolute",
  visibility: "hidden",
  inlineSize: "14rem",
  blockSize: `calc(${vars.size.control.md} + ${vars.space[2]})`,
  "@media": {
    [breakpoint.phone]: { blockSize: `calc(${vars.size.control.lg} + ${vars.space[2]})` },
    [breakpoint.touch]: { blockSize: `calc(${vars.size.target.touch} + ${vars.space[2]})` },
  },
});
