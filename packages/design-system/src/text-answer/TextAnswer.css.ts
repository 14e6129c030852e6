import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { accent, bg, border, danger, focus, text: ink } = vars.color;

export const answer = style({
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  selectors: {
    "&:hover": { borderColor: border.strong },
    "&[data-pencil]": { border: `${vars.width.pencilled} dashed ${accent.text}` },
    "&[data-invalid]": { border: `${vars.width.invalid} ${vars.line.invalid} ${danger.line}` },
    "&[data-read-only]": { background: bg.sunken, borderColor: border.hairline },
    "&:has(textarea:focus-visible)": {
      borderColor: accent.line,
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: 0,
    },
  },
});

const padding = "10px";

const writing = {
  font: `${vars.weight.regular} ${vars.text.answer.size}/${vars.text.answer.line} ${vars.font.reading}`,
  color: ink.reading,
  paddingBlock: padding,
  paddingInline: vars.space[3],
  minBlockSize: "78px",
  overflowWrap: "anywhere",
} as const;

/** For a run of letters that wraps onto many lines: see long-run.ts. */
const unkerned = { fontKerning: "none" } as const;

export const grow = style({
  display: "grid",
  // A trailing space keeps the last empty line.
  "::after": {
    ...writing,
    content: 'attr(data-copy) " "',
    gridArea: "1 / 1",
    whiteSpace: "pre-wrap",
    visibility: "hidden",
  },
  selectors: {
    "&[data-long]::after": { content: "none" },
    "[data-uncut] > &::after": unkerned,
  },
});

export const text = style({
  ...writing,
  gridArea: "1 / 1",
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  border: 0,
  background: "none",
  resize: "none",
  overflow: "hidden",
  outline: "none !important",
  selectors: {
    "[data-long] > &": { blockSize: "40vh", overflowY: "auto" },
    "[data-uncut] &": unkerned,
  },
});

export const preview = style({
  ...writing,
  fontVariantLigatures: "none",
  selectors: { "[data-uncut] > &": unkerned },
});

/** In the type of the text, so that the two can be compared, with the line of what is suggested. */
export const suggestion = style({
  ...writing,
  minBlockSize: 0,
  // The foot, also in two lines.
  scrollMarginBlockEnd: "6.5rem",
  borderBlockStart: `${vars.width.pencilled} dashed ${accent.text}`,
});

export const foot = style({
  background: bg.raised,
  borderRadius: vars.radius[2],
  selectors: {
    "[data-read-only] > &": { background: bg.sunken },
    // In use, it is at hand while the text is higher than what scrolls it. Above the fade at the end of the questions.
    ":is(:focus-within, [data-preview]) > &": { position: "sticky", insetBlockEnd: 0, zIndex: 1 },
    // Lines of the text fade out above it, instead of being cut. Below the text, this is the padding.
    ":is(:focus-within, [data-preview]) > &::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "100%",
      blockSize: padding,
      background: `linear-gradient(transparent, ${bg.raised})`,
      pointerEvents: "none",
    },
    "[data-read-only]:is(:focus-within, [data-preview]) > &::before": {
      background: `linear-gradient(transparent, ${bg.sunken})`,
    },
  },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "32px",
  paddingBlock: vars.space.half,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockStart: `${vars.width.hairline} dashed ${border.hairline}`,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: ink.muted,
});
export const push = style({ marginInlineStart: "auto" });
export const use = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  minBlockSize: "28px",
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  color: ink.link,
  fontWeight: vars.weight.medium,
  ":hover": { background: bg.hover },
});
