import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, text } = vars.color;

export const trigger = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 6px",
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.md,
  paddingBlock: "3px",
  paddingInline: "10px",
  border: `${vars.width.control} solid transparent`,
  borderRadius: vars.radius[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:is(:hover, [data-state="open"])': { background: bg.hover, color: text.primary },
    '&[data-state="open"]': { borderColor: border.control },
    "&[data-set]": { color: accent.text, background: accent.subtle, borderColor: accent.line },
  },
  "@media": {
    [breakpoint.phone]: { minBlockSize: vars.size.control.lg },
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
  },
});

export const badge = style({
  maxInlineSize: "10rem",
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  paddingInline: "6px",
  border: `1px solid ${accent.line}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  color: accent.text,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.regular,
});

export const content = style({ display: "grid", gap: vars.space[3], minInlineSize: "244px" });

export const section = style({
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  paddingBlockEnd: vars.space[2],
  selectors: { "&:last-child": { borderBlockEnd: "none", paddingBlockEnd: 0 } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "28px",
  fontWeight: vars.weight.semibold,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
export const turn = style({
  marginInlineStart: "auto",
  color: text.muted,
  selectors: { "[open] > * > &": { rotate: "180deg" } },
});
export const inside = style({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[1] });
