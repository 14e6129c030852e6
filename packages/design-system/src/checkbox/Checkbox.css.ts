import { style } from "@vanilla-extract/css";
import { choiceRow } from "../choice-row";
import { breakpoint, tickShape, vars } from "../theme";

const { accent, bg, border, danger, text } = vars.color;

export const words = style({ display: "grid" });
export const help = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  selectors: { ":disabled ~ * > &": { color: "inherit" } },
});

export const box = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "1rem",
  blockSize: "1rem",
  margin: 0,
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  cursor: "inherit",
  selectors: {
    // Beside the first of several lines.
    [`&:has(+ ${words})`]: { alignSelf: "flex-start", marginBlockStart: vars.space.half },
    [`${choiceRow}:hover &:enabled`]: { borderColor: border.strong },
    '&[aria-invalid="true"]': { borderColor: danger.line },
    "&:is(:checked, :indeterminate)": { background: accent.solid, borderColor: accent.solid },
    "&:is(:checked, :indeterminate)::after": {
      content: "",
      inlineSize: "0.625rem",
      blockSize: "0.5625rem",
      background: accent.on,
      clipPath: tickShape,
    },
    "&:indeterminate::after": { clipPath: "inset(40% 5%)" },
    "&:disabled": { borderColor: border.disabled, background: bg.sunken },
    "&:disabled:is(:checked, :indeterminate)": { background: border.disabled },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
