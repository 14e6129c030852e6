import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const progress = style({
  display: "grid",
  gridTemplateColumns: "minmax(6rem, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

/** Below the meter and its label. */
export const byServer = style({ gridColumn: "1 / -1", margin: 0 });
