import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const agreement = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[1] });
export const age = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  marginInlineStart: "auto",
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: "tabular-nums",
});
export const help = style({ maxInlineSize: "20rem" });
export const list = style({
  display: "grid",
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const question = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const title = style({ overflowWrap: "anywhere" });
export const share = style({
  justifySelf: "end",
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.primary,
});
// In a row of their own: in other languages, two buttons leave no room for the figures.
export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
});
export const people = style([list, { gap: vars.space[2] }]);
export const person = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: vars.space[3],
});
export const records = style({ color: vars.color.text.secondary, fontVariantNumeric: "tabular-nums" });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[3]}`,
  color: vars.color.text.secondary,
  fontVariantNumeric: "tabular-nums",
});
