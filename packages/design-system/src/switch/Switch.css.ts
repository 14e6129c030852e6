import { style } from "@vanilla-extract/css";
import { choiceRow } from "../choice-row";
import { breakpoint, vars } from "../theme";

const { accent, bg, border } = vars.color;
const way = "0.875rem";

export const track = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  alignItems: "center",
  inlineSize: "2rem",
  blockSize: "1.125rem",
  margin: 0,
  paddingInline: "2px",
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius.full,
  background: bg.raised,
  cursor: "inherit",
  "::after": {
    content: "",
    inlineSize: "0.6875rem",
    blockSize: "0.6875rem",
    borderRadius: vars.radius.full,
    background: border.control,
    transition: `translate ${vars.duration.base} ${vars.ease.out}`,
  },
  selectors: {
    [`${choiceRow}:hover &:enabled`]: { borderColor: border.strong },
    "&:checked": { background: accent.solid, borderColor: accent.solid },
    "&:checked::after": { background: accent.on, translate: way },
    '[dir="rtl"] &:checked::after': { translate: `-${way}` },
    "&:disabled": { borderColor: border.disabled, background: bg.sunken },
    "&:disabled::after": { background: border.disabled },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
