import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { bg, border, danger, text } = vars.color;

export const pager = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});

export const position = style({
  // In a place that is too narrow for it, the text gives way, not the arrows.
  flex: "1 1 auto",
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "1.5rem",
  paddingInline: "6px",
  borderRadius: vars.radius[1],
  color: text.secondary,
  selectors: { "button&:hover": { background: bg.hover } },
  "@media": { [breakpoint.phone]: { paddingInline: "2px" } },
});

/** Two lines at the most, which are no higher than the arrows. */
export const words = style({
  minInlineSize: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  textAlign: "center",
  lineHeight: 1.25,
  "@media": { [breakpoint.phone]: { fontSize: vars.text.sm.size } },
});
globalStyle(`${position} b`, { fontWeight: vars.weight.semibold, color: text.primary });

export const typing = style({ position: "relative", display: "inline-flex" });

export const field = style({
  inlineSize: "5rem",
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[2],
  textAlign: "end",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: danger.line,
      borderWidth: vars.width.invalid,
      borderStyle: vars.line.invalid,
    },
  },
});

/** Over what is below: the bar keeps its height. The pager is at the end of a bar, so the text grows to its start. */
export const error = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.tooltip,
  inlineSize: "max-content",
  maxInlineSize: "min(18rem, 60vw)",
  whiteSpace: "normal",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.width.hairline} solid ${danger.line}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: danger.text,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
