import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

export const score = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
globalStyle(`${score} > :first-child`, { inlineSize: "9rem" });
export const count = style({ paddingBlockEnd: "6px", color: vars.color.text.secondary });

export const partly = style({ margin: 0, color: vars.color.text.secondary, fontSize: vars.text.sm.size });

export const failure = style([
  count,
  { display: "flex", alignItems: "center", gap: vars.space[1], color: vars.color.danger.text },
]);

export const scroller = style({
  maxBlockSize: "min(26rem, 45dvh)",
  overflow: "auto",
  scrollbarWidth: "thin",
});

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", fontSize: vars.text.sm.size });
globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${vars.space[3]} 6px 0`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} thead th`, {
  position: "sticky",
  insetBlockStart: 0,
  background: vars.color.bg.raised,
  color: vars.color.text.secondary,
  whiteSpace: "nowrap",
});
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.medium, maxInlineSize: "14rem" });
globalStyle(`${table} tbody tr:first-child > *`, {
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const before = style({ color: vars.color.text.muted, minInlineSize: "4.75rem" });
export const after = style({
  textDecoration: "none",
  paddingInline: "6px",
  border: `1px dashed ${vars.color.accent.line}`,
  borderRadius: vars.radius[1],
  background: vars.color.accent.subtle,
  boxDecorationBreak: "clone",
});

export const left = style({
  marginBlock: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
});
