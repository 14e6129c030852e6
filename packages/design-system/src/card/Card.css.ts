import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const card = style({
  padding: vars.space[3],
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[2],
  overflowWrap: "anywhere",
  selectors: { '&[data-padding="lg"]': { padding: vars.space[5] } },
});
