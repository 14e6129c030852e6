import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const rows = style({ display: "grid" });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "2rem",
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

export const keys = style({ display: "flex", gap: vars.space[1], flex: "none" });
