import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme";
import { left, top } from "./place.css";

const { accent, text } = vars.color;

/** The maximum width of a label. */
export const room = createVar();

export const lines = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
});

/** A line and its arrow: thicker at the framed span. */
export const arc = style({
  color: text.secondary,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1,
  selectors: { "&[data-selected]": { color: accent.text, strokeWidth: 2 } },
});

export const tip = style({ fill: "currentColor", stroke: "none" });

/** The label on its line, or beside a stub. */
export const label = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  translate: "-50% -100%",
  maxInlineSize: room,
  display: "inline-flex",
  alignItems: "center",
  gap: "3px",
  overflow: "hidden",
  whiteSpace: "nowrap",
  unicodeBidi: "plaintext",
  font: `${vars.weight.medium} ${vars.text["2xs"].size}/1 ${vars.font.ui}`,
  lineHeight: `${vars.text["2xs"].line} !important`,
  fontStretch: "88%",
  color: text.secondary,
  pointerEvents: "auto",
  cursor: "pointer",
  selectors: {
    '&[data-side="start"]': { translate: "0 -100%" },
    '&[data-side="end"]': { translate: "-100% -100%" },
    "&[data-selected]": { color: accent.text, fontWeight: vars.weight.semibold },
  },
});
