import { style } from "@vanilla-extract/css";
import { vars } from "../../theme";

export const form = style({
  display: "grid",
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
