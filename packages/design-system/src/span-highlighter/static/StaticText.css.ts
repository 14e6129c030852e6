import { style } from "@vanilla-extract/css";
import { vars } from "../../theme";
import { hues, level, line, tagInk, tint } from "../text/Marks.css";

const { pencil } = vars.color;

export const mark = style({
  position: "relative",
  color: "inherit",
  background: tint,
  textDecoration: `underline ${vars.span.stroke} ${line}`,
  textUnderlineOffset: "0.3em",
  selectors: {
    ...hues,
    "&[data-look]": { background: "none" },
    '&[data-look="pencilled"]': { textDecorationStyle: "dashed" },
    '&[data-look="suggested"]': { textDecorationStyle: "dashed", textDecorationColor: pencil.line },
  },
});

/** A label below the beginning of its span. */
export const tag = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${level} * ${vars.span.gap})`,
  font: `${vars.weight.semibold} ${vars.text["2xs"].size}/${vars.text["2xs"].size} ${vars.font.ui}`,
  fontStretch: "88%",
  letterSpacing: "0.01em",
  color: tagInk,
  whiteSpace: "nowrap",
  selectors: { ...hues, '&[data-look="suggested"]': { color: pencil.text } },
  "::before": { content: "attr(data-word)" },
});
