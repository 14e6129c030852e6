import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const way = style({ paddingBlockStart: vars.space[3] });
