import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, text } = vars.color;

export const avatar = style({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.avatar.mini,
  blockSize: vars.size.avatar.mini,
  borderRadius: vars.radius.full,
  background: bg.raised,
  color: text.primary,
  boxShadow: `inset 0 0 0 ${vars.width.control} ${border.control}`,
  font: `${vars.weight.semibold} ${vars.text["2xs"].size}/1 ${vars.font.ui}`,
  letterSpacing: "0.02em",
  selectors: {
    '&[data-size="small"]': {
      inlineSize: vars.size.avatar.small,
      blockSize: vars.size.avatar.small,
      fontSize: vars.text.sm.size,
    },
    '&[data-size="medium"]': {
      inlineSize: vars.size.avatar.medium,
      blockSize: vars.size.avatar.medium,
      fontSize: vars.text.lg.size,
    },
    "&[data-me]": { background: accent.solid, color: accent.on, boxShadow: "none" },
  },
  "@media": {
    [breakpoint.forced]: {
      // Forced colours remove the shadow that draws the outline.
      border: "1px solid CanvasText",
      selectors: {
        "&[data-me]": {
          forcedColorAdjust: "none",
          background: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const group = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });
export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3px" });
export const more = style({
  minInlineSize: "24px",
  minBlockSize: "24px",
  display: "inline-grid",
  placeItems: "center",
  fontSize: vars.text.xs.size,
  color: text.secondary,
});
