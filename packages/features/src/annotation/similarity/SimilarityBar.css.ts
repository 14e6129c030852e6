import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { accent, bg, border, text: ink } = vars.color;

/** An inset strip with an accent edge. */
export const bar = style({
  flex: "none",
  paddingInline: vars.space[4],
  borderInlineStart: `3px solid ${accent.line}`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  background: bg.raised,
  fontSize: vars.text.sm.size,
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[1],
});
export const preview = style({
  flex: "1 1 12rem",
  minInlineSize: 0,
  display: "flex",
  gap: vars.space[2],
  overflow: "hidden",
  whiteSpace: "nowrap",
});
export const term = style({ flex: "none", color: ink.muted });
export const text = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  selectors: { "& + &::before": { content: '"· " / ""', color: ink.muted } },
});
export const choices = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });
export const select = style({ inlineSize: "9rem" });
/** One of several reference records. */
export const reference = style({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: vars.measure.reading,
  selectors: {
    "& + &": {
      paddingBlockStart: vars.space[4],
      borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
    },
  },
});
export const whole = style({
  display: "grid",
  gap: vars.space[4],
  maxBlockSize: "30vh",
  overflow: "auto",
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  selectors: { "&[hidden]": { display: "none" } },
});
