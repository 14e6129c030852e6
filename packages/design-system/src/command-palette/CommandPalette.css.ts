import { style } from "@vanilla-extract/css";
import { surface } from "../overlay/surface";
import { breakpoint, rootClass, vars } from "../theme";

const { bg } = vars.color;

export const scrim = style([
  rootClass,
  {
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.dialog,
    display: "grid",
    justifyItems: "center",
    alignItems: "start",
    padding: vars.space[4],
    paddingBlockStart: "min(12vh, 6rem)",
    background: bg.scrim,
  },
]);

export const palette = style({
  inlineSize: "100%",
  maxInlineSize: "560px",
  padding: vars.space[2],
  ...surface,
  boxShadow: vars.shadow.dialog,
  selectors: { "&:focus-visible": { outline: "none" } },
});

export const field = style({ paddingBlockEnd: vars.space[2] });

/** The key of a command: none where there is usually no keyboard. */
export const keys = style({
  "@media": { [breakpoint.touch]: { display: "none" } },
});
