import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({ padding: vars.space[8], maxInlineSize: "72rem", marginInline: "auto" });
