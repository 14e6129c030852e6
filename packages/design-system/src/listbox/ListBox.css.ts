import { style } from "@vanilla-extract/css";
import { line } from "../menu-item";
import { breakpoint, vars } from "../theme";

export { box, heading } from "../menu-item";

const { accent, bg, border, focus, text } = vars.color;

export const list = style({
  display: "grid",
  overflow: "auto",
  maxBlockSize: "20rem",
  scrollbarWidth: "thin",
  // The focus ring is drawn around the active option, see below.
  selectors: { "&:focus-visible:has([data-active])": { outline: "none" } },
});

export const option = style([
  line,
  {
    selectors: {
      '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
      // The ring marks the keyboard position; the background alone would be a difference in colour only.
      "&[data-active]": {
        // A key in it is read on the ground of the active line.
        vars: { "--glossa-kbd-ink": text.secondary },
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
      [breakpoint.forced]: {
        selectors: {
          "&[data-active]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        },
      },
    },
  },
]);

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
// Reserves the space of the tick, so that selecting does not move the text.
export const notChosen = style([chosen, { visibility: "hidden" }]);

export const none = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
