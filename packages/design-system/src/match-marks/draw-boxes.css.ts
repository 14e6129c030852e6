import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

/** Behind the text, so that the text keeps its colour and can be selected. */
export const layer = style({ position: "absolute", inset: 0, zIndex: -1, pointerEvents: "none" });

export const box = style({
  position: "absolute",
  backgroundColor: vars.color.search.bg,
  borderBlockEnd: `2px solid ${vars.color.search.text}`,
});
