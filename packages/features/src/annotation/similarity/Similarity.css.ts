import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const find = style({ flex: "none" });
export const findLabel = style({ "@media": { [breakpoint.phone]: { display: "none" } } });

export const bar = style({
  flex: "none",
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderInlineStart: `3px solid ${vars.color.accent.solid}`,
  background: vars.color.bg.sunken,
  fontSize: vars.text.sm.size,
});
export const line = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: "6px",
  paddingInline: vars.space[3],
});
export const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  fontWeight: vars.weight.medium,
});
export const preview = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  flex: "1 1 12rem",
  minInlineSize: 0,
});
export const text = style({
  minInlineSize: 0,
  flex: "0 1 auto",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: {
    "&:first-child": { fontWeight: vars.weight.medium },
    "&:not(:first-child)": { color: vars.color.text.secondary },
  },
});
export const controls = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[1],
  marginInlineStart: "auto",
});
export const choice = style({ inlineSize: "auto", minInlineSize: "8.5rem" });
export const whole = style({
  maxBlockSize: "30vh",
  overflow: "auto",
  padding: vars.space[3],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const score = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minBlockSize: "1.5rem",
  paddingInline: "6px",
  color: vars.color.accent.text,
  background: vars.color.accent.subtle,
  borderRadius: vars.radius[1],
  fontSize: vars.text.xs.size,
  marginInlineEnd: vars.space[1],
});
