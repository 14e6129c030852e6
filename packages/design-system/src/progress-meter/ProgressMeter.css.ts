import { createVar, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, status } = vars.color;

export const width = createVar();

export const meter = style({
  display: "flex",
  gap: "1px",
  inlineSize: "100%",
  blockSize: "6px",
  overflow: "hidden",
  borderRadius: "1px",
  background: bg.sunken,
  boxShadow: `inset 0 0 0 1px ${border.hairline}`,
  selectors: { '&[data-size="lg"]': { blockSize: "10px" } },
  // Forced colours remove shadows; without an outline the remaining part of the meter would be invisible.
  "@media": { [breakpoint.forced]: { border: "1px solid CanvasText" } },
});

export const part = style({
  inlineSize: width,
  minInlineSize: "2px",
  selectors: {
    '&[data-status="submitted"]': { background: status.submitted },
    '&[data-status="draft"]': {
      background: `repeating-linear-gradient(135deg, ${status.draft} 0 3px, transparent 3px 5px)`,
    },
    '&[data-status="discarded"]': {
      background: `repeating-linear-gradient(90deg, ${status.discarded} 0 2px, transparent 2px 4px)`,
    },
    '&[data-status="done"]': { background: accent.solid },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
