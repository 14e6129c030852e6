import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const mark = style({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "3px",
  font: `${vars.weight.medium} ${vars.text.xs.size}/1 ${vars.font.ui}`,
  color: vars.color.pencil.text,
  // On a filled surface it has the text colour.
  selectors: {
    ':is([data-look="pencilled"], [data-look="chosen"], [data-look="ranked"]) > &': { color: "inherit" },
  },
});
