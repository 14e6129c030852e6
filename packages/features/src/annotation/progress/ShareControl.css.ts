import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const picture = style({
  flex: "1 1 100%",
  inlineSize: "100%",
  maxInlineSize: "24rem",
  aspectRatio: "1200 / 630",
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const card = style({
  flex: "1 1 12rem",
  fontFamily: vars.font.reading,
  fontStyle: "italic",
  color: vars.color.text.secondary,
  overflowWrap: "anywhere",
});
