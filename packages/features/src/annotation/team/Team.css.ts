import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const here = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});
// On a phone only the avatars are shown; the list has a name.
export const hereText = style({ "@media": { [breakpoint.phone]: { display: "none" } } });

export const team = style({
  display: "grid",
  gap: vars.space[2],
  // Small enough that the head of the team is visible in the panel at its default height.
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[3]}`,
});
export const percent = style({
  marginInlineStart: "auto",
  fontWeight: vars.weight.semibold,
  color: vars.color.text.primary,
});
export const person = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.avatar.mini,
});
export const name = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const count = style({
  marginInlineStart: "auto",
  flex: "none",
  color: vars.color.text.secondary,
  fontVariantNumeric: "tabular-nums",
});
