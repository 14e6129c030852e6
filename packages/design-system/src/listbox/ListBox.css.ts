import { style } from "@vanilla-extract/css";
import { breakpoint, tickShape, vars } from "../theme";

const { accent, bg, border, focus, text } = vars.color;

export const list = style({
  display: "grid",
  overflow: "auto",
  maxBlockSize: "20rem",
  scrollbarWidth: "thin",
  // The ring goes where the keyboard is: to the active option, see below.
  selectors: { "&:focus-visible:has([data-active])": { outline: "none" } },
});

export const heading = style({
  paddingBlock: "6px 4px",
  paddingInline: vars.space[2],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: text.muted,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "32px",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  cursor: "pointer",
  selectors: {
    '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
    // The ring says where the keyboard is: the wash alone would be a colour.
    "&[data-active]": {
      background: bg.hover,
      boxShadow: `inset 0 0 0 ${vars.width.control} ${border.control}`,
    },
    ":focus-visible > &[data-active]": {
      boxShadow: "none",
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
    '&[aria-disabled="true"]': { color: text.disabled, cursor: "not-allowed" },
  },
  "@media": {
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
    [breakpoint.forced]: {
      selectors: {
        "&[data-active]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const note = style({
  flex: "none",
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.regular,
  color: text.muted,
  "@media": { [breakpoint.forced]: { color: "inherit" } },
});
export const chosen = style({
  flex: "none",
  color: accent.text,
  "@media": { [breakpoint.forced]: { color: "inherit" } },
});
// Keeps the place of the tick, so that choosing moves nothing.
export const notChosen = style([chosen, { visibility: "hidden" }]);

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
    '[aria-selected="true"] > &': { background: accent.solid, borderColor: accent.solid },
    '[aria-selected="true"] > &::after': {
      content: "",
      inlineSize: "10px",
      blockSize: "9px",
      background: accent.on,
      clipPath: tickShape,
    },
    '[aria-disabled="true"] > &': { borderColor: border.disabled, background: bg.sunken },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});

export const none = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
