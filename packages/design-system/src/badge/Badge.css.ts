import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { accent, bg, border, text, warning } = vars.color;

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  minBlockSize: "20px",
  paddingInline: "6px",
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius[1],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  // As light within a title as elsewhere.
  fontWeight: vars.weight.regular,
  color: text.secondary,
  flexShrink: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  selectors: {
    // The edge stays, in the colour of the fill: a theme without fills still shows a box.
    '&[data-look="filled"]': { background: bg.sunken },
    '&[data-look="accent"]': { background: accent.subtle, color: accent.text },
    '&[data-look="warning"]': { background: warning.subtle, color: warning.text },
  },
});

export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
