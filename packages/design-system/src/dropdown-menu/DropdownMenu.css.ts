import { keyframes, style } from "@vanilla-extract/css";
import { leavesAtOnce } from "../layers/leaving";
import { line } from "../menu-item";
import { breakpoint, vars } from "../theme";

export { box, heading, separator } from "../menu-item";

const { accent, bg, border, danger, text } = vars.color;
const appear = keyframes({ from: { opacity: 0, translate: "0 -4px" } });

export const menu = style({
  zIndex: vars.layer.popover,
  minInlineSize: "200px",
  maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
  overflow: "auto",
  padding: vars.space[1],
  background: bg.raised,
  color: text.primary,
  border: `${vars.width.control} solid ${border.hairline}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow.popover,
  animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
  "@media": { [breakpoint.stillness]: { animation: "none" } },
  selectors: leavesAtOnce,
});

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

export const tick = style({ marginInlineStart: "auto", color: accent.text });
export const count = style({
  marginInlineStart: "auto",
  paddingInlineStart: vars.space[4],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.regular,
  color: text.muted,
  selectors: { "&:not(:last-child)": { marginInlineEnd: vars.space[2] } },
});
