import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const copied = style({ lineHeight: "1.5rem", color: vars.color.success.text });

/** As high as its line, even if its button is larger on touch devices. */
export const opener = style({ display: "inline-flex", alignItems: "center", blockSize: "1.5rem" });

/** Long content scrolls inside: the panel keeps its distance from the edges of the window. */
export const scroller = style({ maxBlockSize: "calc(100dvh - 11rem)", overflowY: "auto" });
