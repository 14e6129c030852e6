import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const head = style({ display: "flex", alignItems: "center", gap: "6px", minBlockSize: "28px" });

export const title = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text.secondary,
});

// Quiet until the reader comes near; always there for the keyboard and for fingers.
export const copy = style({
  opacity: 0,
  selectors: { [`${field}:hover &`]: { opacity: 1 }, "&:focus-within": { opacity: 1 } },
  "@media": { [breakpoint.touch]: { opacity: 1 } },
});
