import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const text = style({
  overflowWrap: "anywhere",
  selectors: {
    '&[data-tone="primary"]': { color: vars.color.text.primary },
    '&[data-tone="secondary"]': { color: vars.color.text.secondary },
    '&[data-size="sm"]': { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line },
    '&[data-size="lg"]': { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line },
    "&[data-measured]": { maxInlineSize: "65ch" },
  },
});
