import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// Distances in em, so that lines and tags keep their position below the words at every font size of the slogan:
// the first line is CONTENT below the top of a word's box, the tint begins TINT below it.
const CONTENT = "1.42em";
const TINT = "0.27em";
const GAP = "26px";

export const claim = style({
  marginBlock: "auto",
  font: `500 ${vars.text["3xl"].size}/1 ${vars.font.reading}`,
  // Each sentence on one line: a wrapped one has no room for its gloss.
  fontSize: `min(${vars.text["3xl"].size}, 8.6cqi)`,
  letterSpacing: "-0.022em",
  color: vars.color.text.reading,
  fontVariantLigatures: "none",
  "@media": {
    [breakpoint.narrow]: { marginBlock: "28px 24px", fontSize: "3rem" },
    // Of the column, not of the window: in German the second sentence is as wide as the column.
    "(max-width: 38.75rem)": { fontSize: "8.6cqi" },
  },
});

export const line = style({ display: "block", lineHeight: 2 });
export const lineBelow = style({ display: "block", lineHeight: 1.94 });

const glossed = style({ position: "relative", backgroundRepeat: "no-repeat", paddingBlockEnd: GAP });

const solid = (label: (typeof vars.span)[1]) => ({
  backgroundImage: `linear-gradient(${label.line}, ${label.line}), linear-gradient(${label.tint}, ${label.tint})`,
  backgroundSize: `100% 2px, 100% calc(${CONTENT} - ${TINT})`,
  backgroundPosition: `0 ${CONTENT}, 0 ${TINT}`,
});

export const manner = style([glossed, solid(vars.span[1])]);
export const place = style([glossed, solid(vars.span[2])]);

export const instruction = style([
  glossed,
  {
    paddingBlockEnd: `calc(2 * ${GAP})`,
    backgroundImage: `repeating-linear-gradient(90deg, ${vars.span[4].line} 0 5px, transparent 5px 9px)`,
    backgroundSize: "100% 2px",
    backgroundPosition: `0 calc(${CONTENT} + ${GAP})`,
  },
]);

// Positioned in em of the slogan; the text inside has the size of the interface.
export const tag = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: `calc(${CONTENT} + 4px)`,
  display: "flex",
  selectors: {
    '&[data-tone="manner"]': { color: vars.span[1].text },
    '&[data-tone="place"]': { color: vars.span[2].text },
    '&[data-tone="instruction"]': {
      color: vars.span[4].text,
      insetBlockStart: `calc(${CONTENT} + ${GAP} + 4px)`,
    },
  },
});

export const word = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  font: `600 ${vars.text.md.size}/18px ${vars.font.ui}`,
  letterSpacing: 0,
  whiteSpace: "nowrap",
});
