import { style } from "@vanilla-extract/css";
import { breakpoint, tickShape, vars } from "../theme";

const { accent, bg, border, text } = vars.color;

/** A line of a menu, a list box or a sort list. */
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "32px",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  cursor: "pointer",
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

/** A caption above such lines. */
export const heading = style({
  paddingBlock: "6px 4px",
  paddingInline: vars.space[2],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: text.muted,
});

/** The line between two groups. */
export const separator = style({
  border: "none",
  blockSize: vars.width.hairline,
  marginBlock: vars.space[1],
  background: border.hairline,
});

/** The checkbox at the start of a line, checked if the line has `aria-selected` or `data-state`. */
export const box = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "1rem",
  blockSize: "1rem",
  border: `max(1.5px, ${vars.width.control}) solid ${border.control}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  selectors: {
    ':is([aria-selected="true"], [data-state="checked"]) > &': {
      background: accent.solid,
      borderColor: accent.solid,
    },
    ':is([aria-selected="true"], [data-state="checked"]) > &::after': {
      content: "",
      inlineSize: "0.625rem",
      blockSize: "0.5625rem",
      background: accent.on,
      clipPath: tickShape,
    },
    '[aria-disabled="true"] > &': { borderColor: border.disabled, background: bg.sunken },
  },
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none" } },
});
