import { style } from "@vanilla-extract/css";
import { choiceRow } from "../choice-row";
import { breakpoint, tickShape, vars } from "../theme";

const { accent, bg, border, danger } = vars.color;

export const box = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "16px",
  blockSize: "16px",
  margin: 0,
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  cursor: "inherit",
  selectors: {
    [`${choiceRow}:hover &:enabled`]: { borderColor: border.strong },
    '&[aria-invalid="true"]': { borderColor: danger.line },
    "&:is(:checked, :indeterminate)": { background: accent.solid, borderColor: accent.solid },
    "&:is(:checked, :indeterminate)::after": {
      content: "",
      inlineSize: "10px",
      blockSize: "9px",
      background: accent.on,
      clipPath: tickShape,
    },
    "&:indeterminate::after": { clipPath: "inset(40% 5%)" },
    "&:disabled": { borderColor: border.disabled, background: bg.sunken },
    "&:disabled:is(:checked, :indeterminate)": { background: border.disabled },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
