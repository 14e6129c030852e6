import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** Stays in sight above a long record. */
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  marginBlock: "-12px",
  paddingBlock: vars.space[1],
  background: vars.color.bg.page,
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
  // Above the action bar there would be no room for the text.
  "@media": { [breakpoint.low]: { position: "static" } },
});

export const count = style({ marginInlineEnd: vars.space[1], fontVariantNumeric: "tabular-nums" });
