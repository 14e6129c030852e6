import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// Distances in em, so that lines and tags keep their position below the words at every font size of the slogan: a word
// is TEXT high, its tint begins TINT below its top, and its line is BELOW above its end. The room for tags is padding
// of boxes, not line height: users may set that, and the spaces between letters, so that a sentence wraps.
const TEXT = 1.5;
const TINT = "0.27em";
const BELOW = "0.08em";
const GAP = "26px";

export const claim = style({
  marginBlock: "auto",
  font: `500 ${vars.text["3xl"].size}/1 ${vars.font.reading}`,
  // Each sentence on one line, unless the user has set wider letters.
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

export const line = style({ display: "block", lineHeight: TEXT });

const lineAt = `left 0 bottom calc(${GAP} + ${BELOW} - 2px)`;

const glossed = style({
  position: "relative",
  display: "inline-block",
  lineHeight: TEXT,
  paddingBlockEnd: GAP,
  backgroundRepeat: "no-repeat",
});

const solid = (label: (typeof vars.span)[1]) => ({
  backgroundImage: `linear-gradient(${label.line}, ${label.line}), linear-gradient(${label.tint}, ${label.tint})`,
  backgroundSize: `100% 2px, 100% calc(100% - ${TINT} - ${BELOW} - ${GAP})`,
  backgroundPosition: `${lineAt}, left 0 top ${TINT}`,
});

export const manner = style([glossed, solid(vars.span[1])]);
export const place = style([glossed, solid(vars.span[2])]);

// Its padding is below that of the word inside.
export const instruction = style([
  glossed,
  {
    // Room for the full stop behind it.
    maxInlineSize: "calc(100% - 0.38em)",
    backgroundImage: `repeating-linear-gradient(90deg, ${vars.span[4].line} 0 5px, transparent 5px 9px)`,
    backgroundSize: "100% 2px",
    backgroundPosition: lineAt,
  },
]);

// In the padding of its word; the text inside has the size of the interface.
export const tag = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: `calc(100% - ${GAP} - ${BELOW} + 4px)`,
  display: "flex",
  selectors: {
    '&[data-tone="manner"]': { color: vars.span[1].text },
    '&[data-tone="place"]': { color: vars.span[2].text },
    '&[data-tone="instruction"]': { color: vars.span[4].text },
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
