import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "1.5rem",
  color: vars.color.text.primary,
  textDecoration: "none",
  // On a phone the mark alone leads home.
  selectors: {
    "a&": {
      "@media": {
        [breakpoint.phone]: {
          justifyContent: "center",
          minInlineSize: vars.size.target.touch,
          minBlockSize: vars.size.target.touch,
        },
      },
    },
  },
});
export const mark = style({
  display: "block",
  flex: "none",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  selectors: { "[data-large] > &": { inlineSize: "1.625rem", blockSize: "1.625rem" } },
});
export const note = style({ stroke: vars.color.accent.line });
export const wordmark = style({
  font: `${vars.weight.semibold} 1.125rem/1.5rem ${vars.font.reading}`,
  letterSpacing: "-0.015em",
  selectors: { "[data-large] > &": { fontSize: "1.375rem" } },
});
