import { keyframes, style } from "@vanilla-extract/css";
import { breakpoint, tickShape, vars } from "../theme";

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
  // An animation without a length can end unnoticed, and a menu that is shut at once would wait for its end.
  "@media": { [breakpoint.stillness]: { animation: "none" } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "32px",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  color: text.primary,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    '&[data-tone="danger"]': { color: danger.text },
    '&[data-state="checked"]': { fontWeight: vars.weight.medium },
    "&[data-highlighted]": { background: bg.hover },
    // The menu moves the focus with the pointer too; only the keyboard needs a ring.
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    "&[data-disabled]": { color: text.disabled, cursor: "not-allowed" },
  },
  "@media": {
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
    [breakpoint.forced]: {
      selectors: {
        "&[data-highlighted]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const box = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "16px",
  blockSize: "16px",
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  selectors: {
    '[data-state="checked"] > &': { background: accent.solid, borderColor: accent.solid },
    '[data-state="checked"] > &::after': {
      content: "",
      inlineSize: "10px",
      blockSize: "9px",
      background: accent.on,
      clipPath: tickShape,
    },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});

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
export const heading = style({
  paddingBlock: "6px 4px",
  paddingInline: vars.space[2],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: text.muted,
});
export const separator = style({
  blockSize: vars.width.hairline,
  marginBlock: vars.space[1],
  background: border.hairline,
});
