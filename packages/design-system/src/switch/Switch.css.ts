import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, text } = vars.color;
const way = "14px";

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "24px",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: text.disabled, cursor: "not-allowed" } },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

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
    [`${row}:hover &:enabled`]: { borderColor: border.strong },
    "&:checked": { background: accent.solid, borderColor: accent.solid },
    "&:checked::after": { background: accent.on, translate: way },
    '[dir="rtl"] &:checked::after': { translate: `-${way}` },
    "&:disabled": { borderColor: border.disabled, background: bg.sunken },
    "&:disabled::after": { background: border.disabled },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
