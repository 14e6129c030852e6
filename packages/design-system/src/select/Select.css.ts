import { globalStyle, style } from "@vanilla-extract/css";
import { boxStates } from "../text-field/box-states";
import { breakpoint, vars } from "../theme";

const { bg, border, text } = vars.color;

export const trigger = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  inlineSize: "100%",
  minBlockSize: vars.size.control.md,
  // Its height is that of the controls beside it, in every density.
  paddingBlock: "1px",
  paddingInline: "10px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: text.primary,
  textAlign: "start",
  selectors: {
    '&[data-size="sm"]': { minBlockSize: vars.size.control.sm, fontSize: vars.text.sm.size },
    '&[data-size="lg"]': { minBlockSize: vars.size.control.lg },
    "&:hover": { borderColor: border.strong },
    '&[data-state="open"]': {
      borderColor: border.strong,
      backgroundImage: `linear-gradient(${bg.hover}, ${bg.hover})`,
    },
    ...boxStates,
  },
  "@media": {
    [breakpoint.touch]: {
      minBlockSize: vars.size.target.touch,
      // Outweighs the size of the large one.
      selectors: { '&[data-size="lg"]': { minBlockSize: vars.size.target.touch } },
    },
  },
});

export const value = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-empty]": { color: text.muted }, ":disabled > &": { color: "inherit" } },
});

export const chevron = style({
  flex: "none",
  color: text.muted,
  selectors: { ":disabled > &": { color: "inherit" } },
});
export const search = style({
  paddingBlockEnd: vars.space[2],
  paddingInline: vars.space[1],
  paddingBlockStart: vars.space[1],
});

export const hint = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const placeholders = style({ display: "grid", gap: vars.space[3], padding: vars.space[2] });

/** A list in place, lower than one that floats. */
export const inline = style({ display: "grid", minInlineSize: 0 });
// Up to eight options are all shown; more have a search, and the last one is cut to show that more follow.
globalStyle(`${inline} > [role="listbox"]`, {
  maxBlockSize: "16.25rem",
  "@media": { [breakpoint.touch]: { maxBlockSize: "23.25rem" } },
});
// Several such lists stand below each other: only the one in use shows where its keys are.
globalStyle(`${inline}:not(:focus-within, :hover) [data-active]`, {
  background: "none",
  boxShadow: "none",
  color: "inherit",
});
