import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const heading = style({ fontWeight: vars.weight.semibold });
export const quiet = style({ color: vars.color.text.secondary, overflowWrap: "anywhere" });
export const record = style({ overflowWrap: "anywhere" });

export const list = style({
  display: "grid",
  // The rings of buttons at its end are inside what scrolls.
  inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
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
