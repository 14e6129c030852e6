import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const legend = style({
  display: "grid",
  // Two columns if there is space, so that the content below the legend is higher on the page.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))",
  gap: `${vars.space.half} ${vars.space[8]}`,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "24px",
});
export const count = style({ marginInlineStart: "auto", fontWeight: vars.weight.medium });
export const share = style({ inlineSize: "64px", textAlign: "end", color: vars.color.text.muted });
