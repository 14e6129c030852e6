import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, text } = vars.color;
const live = ":not([aria-disabled])";
/** Of a button with one line of text and an edge: it has the height of other controls, in the compact density, too. */
const around = (height: string) => `calc((${height} - ${vars.text.md.line}) / 2 - 1px)`;
const wash = (colour: string) => `linear-gradient(${colour}, ${colour})`;

export const button = style({
  display: "inline-grid",
  placeItems: "center",
  minBlockSize: vars.size.control.md,
  paddingBlock: around(vars.size.control.md),
  paddingInline: vars.space[3],
  border: `${vars.width.control} solid transparent`,
  borderRadius: vars.radius[2],
  fontWeight: vars.weight.medium,
  lineHeight: vars.text.md.line,
  color: text.primary,
  textDecoration: "none",
  // In a row of buttons the words stay on one line; words that are wider than the page wrap.
  flexShrink: 0,
  maxInlineSize: "100%",
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-size="sm"]': {
      minBlockSize: vars.size.control.sm,
      paddingBlock: around(vars.size.control.sm),
      paddingInline: vars.space[2],
      fontSize: vars.text.sm.size,
    },
    '&[data-size="lg"]': {
      minBlockSize: vars.size.control.lg,
      paddingBlock: around(vars.size.control.lg),
      paddingInline: vars.space[4],
    },
    "&[data-block]": { inlineSize: "100%" },

    '&[data-tone="primary"]': { background: accent.solid, color: accent.on },
    [`&[data-tone="primary"]${live}:hover`]: { background: accent.hover },
    [`&[data-tone="primary"]${live}:active`]: { background: accent.press },

    '&[data-tone="secondary"]': { borderColor: border.control, backgroundColor: bg.raised },
    [`&[data-tone="secondary"]${live}:hover`]: {
      borderColor: border.strong,
      backgroundImage: wash(bg.hover),
    },
    [`&[data-tone="secondary"]${live}:active`]: {
      borderColor: border.strong,
      backgroundImage: wash(bg.press),
    },

    '&[data-tone="ghost"]': { color: text.secondary },
    [`&[data-tone="ghost"]${live}:is(:hover, [data-state="open"])`]: {
      background: bg.hover,
      color: text.primary,
    },
    [`&[data-tone="ghost"]${live}:active`]: { background: bg.press, color: text.primary },

    '&[data-tone="danger"]': { background: danger.solid, color: danger.on },
    [`&[data-tone="danger"]${live}:hover`]: { background: danger.hover },
    [`&[data-tone="danger"]${live}:active`]: { boxShadow: `inset 0 0 0 2px ${danger.on}` },

    '&[data-tone="danger-quiet"]': { borderColor: danger.line, color: danger.text },
    [`&[data-tone="danger-quiet"]${live}:hover`]: { background: danger.subtle },
    [`&[data-tone="danger-quiet"]${live}:active`]: {
      background: danger.subtle,
      borderColor: danger.text,
      boxShadow: `inset 0 0 0 1px ${danger.text}`,
    },

    "&[aria-disabled]:not([aria-busy])": {
      cursor: "not-allowed",
      color: text.disabled,
      background: "transparent",
      borderColor: border.disabled,
    },
    '&[aria-disabled][data-tone="ghost"]': { borderColor: "transparent" },
    "&[aria-busy]": { cursor: "progress" },

    '&:is([data-tone="primary"], [data-tone="danger"])': {
      vars: {
        "--glossa-kbd-ink": "currentColor",
        "--glossa-kbd-edge": "color-mix(in oklab, currentColor 32%, transparent)",
      },
    },
    "&[aria-disabled]": { vars: { "--glossa-kbd-ink": "currentColor" } },
  },
  "@media": {
    [breakpoint.phone]: { minBlockSize: vars.size.control.lg },
    [breakpoint.touch]: {
      minBlockSize: vars.size.target.touch,
      // Outweighs the size of the large one.
      selectors: { '&[data-size="lg"]': { minBlockSize: vars.size.target.touch } },
    },
    [breakpoint.forced]: {
      selectors: {
        [`&[data-tone="primary"]${live}`]: {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

// The label and the busy label share one cell, so that the width is that of the wider one.
export const content = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  selectors: { "&[data-hidden]": { visibility: "hidden" } },
});
