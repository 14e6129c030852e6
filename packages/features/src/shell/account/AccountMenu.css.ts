import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const accountButton = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: vars.size.control.md,
  minBlockSize: vars.size.control.md,
  borderRadius: vars.radius.full,
});
