import { style } from "@vanilla-extract/css";
import { choiceRow } from "../choice-row";
import { breakpoint, vars } from "../theme";

const { accent, bg, border } = vars.color;
const way = "14px";

export const track = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  alignItems: "center",
  inlineSize: "32px",
  blockSize: "18px",
  margin: 0,
  paddingInline: "2px",
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius.full,
  background: bg.raised,
  cursor: "inherit",
  "::after": {
    content: "",
    inlineSize: "11px",
    blockSize: "11px",
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
