import { style } from "@vanilla-extract/css";
import { vars } from "../../theme";

const { text } = vars.color;

export const formula = style({
  // Mathematics reads from left to right in every language.
  direction: "ltr",
  unicodeBidi: "isolate",
  selectors: {
    // However wide it is, it does not make its column, or a phone's page, any wider.
    '&[data-look="block"], &[data-wide]': { display: "block", contain: "inline-size" },
    "&[data-wide]": { overflowX: "auto", overflowY: "hidden" },
    '&[data-look="block"][data-bad], &[data-look="block"]:has(> code)': { textAlign: "start" },
  },
});

export const notice = style({
  marginInlineStart: vars.space[2],
  color: text.secondary,
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
});
