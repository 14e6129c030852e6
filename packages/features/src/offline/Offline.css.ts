import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[6] });
export const part = style({ display: "grid", gap: vars.space[3], justifyItems: "start" });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });
export const heading = style({ fontWeight: vars.weight.semibold });
export const choice = style({ display: "grid", gap: "6px", justifyItems: "start" });
export const choiceLabel = style({ fontWeight: vars.weight.medium });
export const quiet = style({ color: vars.color.text.secondary, overflowWrap: "anywhere" });
export const record = style({ overflowWrap: "anywhere" });

export const list = style({
  display: "grid",
  inlineSize: "100%",
  listStyle: "none",
  maxBlockSize: "40vh",
  overflowY: "auto",
});

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
