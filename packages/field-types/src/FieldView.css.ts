import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "./view-parts/PlainText.css";

// `position: relative` contains visually hidden content, which would otherwise make the page as tall as a long record.
export const field = style({ position: "relative", display: "grid", gap: "6px", minInlineSize: 0 });

export const head = style({ display: "flex", alignItems: "center", gap: "6px" });

export const title = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
  color: vars.color.text.secondary,
});

/** The title in a list of records. */
export const caption = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.text.secondary,
});

// Hidden until the pointer is over the field; always visible on keyboard focus, on touch devices and for users who have
// asked their system for more contrast.
export const copy = style({
  opacity: 0,
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  selectors: { [`${field}:hover &`]: { opacity: 1 }, "&:focus-within": { opacity: 1 } },
  "@media": {
    [breakpoint.forced]: { opacity: 1 },
    "(prefers-contrast: more)": { opacity: 1 },
    [breakpoint.touch]: { opacity: 1, marginBlock: `calc(-1 * ${vars.space[3]})` },
  },
});

const { size, line } = vars.text.xl;
const { reading: scale } = vars.scale;
globalStyle(`${field}[data-headline] ${text}`, {
  font: `${vars.weight.medium} calc(${size} * ${scale})/calc(${line} * ${scale}) ${vars.font.reading}`,
  letterSpacing: "-0.006em",
});

// How many lines a text in a row has at most, and whether it keeps its line breaks; the list sets them.
const rowLines = "--glossa-row-lines";
const rowSpace = "--glossa-row-space";
const rowHeadlineLines = "--glossa-row-headline-lines";
// In proportion to the text, whose size the user chooses.
const rowLine = 1.5;

globalStyle(`${field}[data-row]`, { gap: 0 });
globalStyle(`${field}[data-row] ${text}`, {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: `var(${rowLines}, none)`,
  whiteSpace: `var(${rowSpace}, pre-wrap)`,
  overflow: "hidden",
  maxInlineSize: "none",
  fontSize: vars.text.answer.size,
  lineHeight: rowLine,
});
globalStyle(`${field}[data-row][data-headline] ${text}`, {
  WebkitLineClamp: `var(${rowHeadlineLines}, none)`,
  font: `${vars.weight.medium} ${vars.text.answer.size}/${rowLine} ${vars.font.reading}`,
  letterSpacing: 0,
});
