import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const list = style({ ":focus-visible": { outlineOffset: "-3px" } });

/** Clear of the marks of suggestions, which stand above the first options. */
export const unfit = style({ marginBlockEnd: vars.space[4] });
