import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const content = style({
  display: "grid",
  // Long lines of code scroll inside their frame.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const warning = style({ borderRadius: vars.radius[2] });

export const ways = style({ display: "grid", gap: vars.space[6] });

export const way = style({ display: "grid", gap: vars.space[2] });
