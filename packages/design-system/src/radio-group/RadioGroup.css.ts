import { style } from "@vanilla-extract/css";
import { choiceRow } from "../choice-row";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, text } = vars.color;

export const group = style({ display: "grid", justifyItems: "start", gap: vars.space[1] });

export const legend = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[1],
  marginBlockEnd: vars.space[1],
  fontWeight: vars.weight.medium,
});

export const row = style([
  choiceRow,
  {
    alignItems: "baseline",
    // A single line is in the middle of a row that is higher for fingers; several begin beside the circle.
    "@media": { [breakpoint.touch]: { selectors: { "&[data-single]": { alignItems: "center" } } } },
  },
]);

export const circle = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  placeItems: "center",
  alignSelf: "flex-start",
  inlineSize: "1rem",
  blockSize: "1rem",
  margin: 0,
  marginBlockStart: "2px",
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius.full,
  background: bg.raised,
  cursor: "inherit",
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: border.strong },
    "[data-invalid] &": { borderColor: danger.line },
    "&:checked": { background: accent.solid, borderColor: accent.solid },
    "&:checked::after": {
      content: "",
      inlineSize: "0.375rem",
      blockSize: "0.375rem",
      borderRadius: vars.radius.full,
      background: accent.on,
    },
    "&:disabled": { borderColor: border.disabled, background: bg.sunken },
    "&:disabled:checked": { background: border.disabled },
  },
  "@media": {
    [breakpoint.forced]: { forcedColorAdjust: "none" },
    [breakpoint.touch]: {
      selectors: { [`${row}[data-single] &`]: { alignSelf: "center", marginBlockStart: 0 } },
    },
  },
});

export const words = style({ display: "grid" });
export const help = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  selectors: { ":disabled ~ * > &": { color: "inherit" } },
});
