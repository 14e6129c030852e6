import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { text, weight, font } = vars;

export const heading = style({
  overflowWrap: "anywhere",
  textWrap: "balance",
  selectors: {
    '&[data-size="page"]': {
      font: `${weight.medium} ${text["2xl"].size}/${text["2xl"].line} ${font.reading}`,
      letterSpacing: "-0.012em",
      color: vars.color.text.primary,
    },
    '&[data-size="section"]': { font: `${weight.semibold} ${text.lg.size}/${text.lg.line} ${font.ui}` },
    '&[data-size="part"]': {
      font: "inherit",
      fontWeight: weight.semibold,
      color: vars.color.text.primary,
    },
  },
});
