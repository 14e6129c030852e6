import { style } from "@vanilla-extract/css";
import { line } from "../menu-item";
import { floating } from "../overlay/floating.css";
import { moreBelow } from "../overlay/more-below.css";
import { breakpoint, vars } from "../theme";

export { box, heading, separator } from "../menu-item";

const { accent, bg, danger, text } = vars.color;

export const menu = style([
  floating,
  moreBelow,
  {
    maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
    padding: vars.space[1],
    // As wide as the menu, over its padding.
    "::after": { insetBlockEnd: `calc(-1 * ${vars.space[1]})`, marginInline: `calc(-1 * ${vars.space[1]})` },
  },
]);

export const item = style([
  line,
  {
    color: text.primary,
    textDecoration: "none",
    selectors: {
      '&[data-tone="danger"]': { color: danger.text },
      '&[data-state="checked"]': { fontWeight: vars.weight.medium },
      "&[data-highlighted]": { background: bg.hover },
      // The menu moves the focus with the pointer too; only the keyboard needs a ring.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
      "&[data-disabled]": { color: text.disabled, cursor: "not-allowed" },
    },
    "@media": {
      [breakpoint.forced]: {
        selectors: {
          "&[data-highlighted]": {
            forcedColorAdjust: "none",
            background: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
  },
]);

const tickSize = "16px";

export const count = style({
  marginInlineStart: "auto",
  paddingInlineStart: vars.space[4],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.regular,
  color: text.muted,
  // Numbers stand under each other, with a tick behind them or without.
  selectors: { "&:last-child": { marginInlineEnd: `calc(${tickSize} + ${vars.space[2]})` } },
});
export const tick = style({
  marginInlineStart: "auto",
  color: accent.text,
  selectors: { [`${count} + &`]: { marginInlineStart: 0 } },
});

export const caption = style({
  display: "grid",
  maxInlineSize: "16rem",
  paddingBlock: "6px",
  paddingInline: vars.space[2],
});
export const captionTitle = style({ fontWeight: vars.weight.semibold, overflowWrap: "anywhere" });
export const captionMore = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: text.secondary,
});
