import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { bg, border, text, toggled } = vars.color;
const live = ":not([aria-disabled])";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  border: `${vars.width.control} solid transparent`,
  borderRadius: vars.radius[2],
  color: text.secondary,
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-size="md"]': { inlineSize: vars.size.control.md, blockSize: vars.size.control.md },
    "&[data-outlined]": { borderColor: border.control, background: bg.raised },
    [`&${live}:is(:hover, [data-state="open"])`]: { background: bg.hover, color: text.primary },
    [`&${live}:active`]: { background: bg.press, color: text.primary },
    '&[aria-pressed="true"]': { background: toggled.bg, color: toggled.on },
    '&[aria-pressed="true"]:not([aria-disabled]):is(:hover, :active)': {
      background: toggled.bg,
      color: toggled.on,
    },
    "&[aria-disabled]": { color: text.disabled, background: "none", cursor: "not-allowed" },
  },
  "@media": {
    // With an attribute, these outweigh the size of the medium button.
    [breakpoint.phone]: {
      selectors: { "&[data-size]": { inlineSize: vars.size.control.lg, blockSize: vars.size.control.lg } },
    },
    [breakpoint.touch]: {
      selectors: {
        "&[data-size]": { inlineSize: vars.size.target.touch, blockSize: vars.size.target.touch },
      },
    },
  },
});
