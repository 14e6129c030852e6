import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const bar = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.bg.raised,
  fontSize: vars.text.sm.size,
});
/** On a phone, it has a line of its own. */
export const meter = style({ flex: "1 1 8rem", maxInlineSize: "20rem", marginBlock: vars.space[1] });
/** As wide for each number, so that the button stays where it is. */
export const label = style({ color: vars.color.text.secondary, fontVariantNumeric: "tabular-nums" });
