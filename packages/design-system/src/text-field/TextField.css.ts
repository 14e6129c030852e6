import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, focus, text } = vars.color;

export const field = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  inlineSize: "100%",
  minInlineSize: 0,
});

export const label = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[1],
  fontWeight: vars.weight.medium,
  // A hidden label leaves no gap behind.
  selectors: { "&:has(> span:only-child)": { position: "absolute" } },
});

export const required = style({
  color: danger.text,
  fontWeight: vars.weight.semibold,
  textDecoration: "none",
  cursor: "help",
});

export const box = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: vars.size.control.md,
  paddingInline: "10px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: text.primary,
  selectors: {
    '&[data-size="sm"]': {
      minBlockSize: vars.size.control.sm,
      paddingInline: vars.space[2],
      fontSize: vars.text.sm.size,
    },
    '&[data-size="lg"]': { minBlockSize: vars.size.control.lg },
    "&:has(> button)": { paddingInlineEnd: "6px" },
    "&:hover": { borderColor: border.strong },
    "&:has(> input:focus-visible)": {
      borderColor: accent.line,
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: 0,
    },
    "&[data-invalid]": {
      borderColor: danger.line,
      borderWidth: vars.width.invalid,
      borderStyle: vars.line.invalid,
    },
    "&:has(> input:disabled)": {
      borderColor: border.disabled,
      background: "transparent",
      color: text.disabled,
      cursor: "not-allowed",
    },
    "&:has(> input:read-only:not(:disabled))": { background: bg.sunken, borderColor: border.hairline },
  },
  "@media": {
    [breakpoint.touch]: {
      minBlockSize: vars.size.target.touch,
      // Outweighs the size of the large one.
      selectors: { '&[data-size="lg"]': { minBlockSize: vars.size.target.touch } },
    },
  },
});

export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "22px",
  padding: 0,
  border: 0,
  background: "none",
  outline: "none !important",
  textOverflow: "ellipsis",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const counter = style({
  font: `${vars.weight.regular} ${vars.text.xs.size}/${vars.text.xs.line} ${vars.font.mono}`,
  color: text.muted,
});

// The drawing of a button stands where one without a button would, and the text at the same distance from it.
globalStyle(`${box}:has(> button:first-child)`, { paddingInlineStart: vars.space[1] });
// A button as large as a finger needs does not make its field higher than the others.
globalStyle(`${box} > button`, {
  "@media": { [breakpoint.touch]: { marginBlock: `calc(-1 * ${vars.width.control})` } },
});
globalStyle(`${box} > button:first-child`, {
  marginInlineEnd: "-6px",
  "@media": {
    [breakpoint.touch]: {
      marginInlineStart: `calc((1.75rem - ${vars.size.target.touch}) / 2)`,
      marginInlineEnd: `calc((1.75rem - ${vars.size.target.touch}) / 2 - 6px)`,
    },
  },
});

const below = { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line };
export const hint = style({ ...below, color: text.secondary });
export const error = style({
  ...below,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "baseline",
  gap: "6px",
  color: danger.text,
  fontWeight: vars.weight.medium,
});

// The cross that empties a search, in the colours of the theme instead of the browser's blue.
globalStyle(`${input}::-webkit-search-cancel-button`, {
  appearance: "none",
  inlineSize: "0.75rem",
  blockSize: "0.75rem",
  cursor: "pointer",
  background: ["45deg", "-45deg"]
    .map((angle) => `linear-gradient(${angle}, transparent 45%, ${text.secondary} 45% 55%, transparent 55%)`)
    .join(", "),
});
