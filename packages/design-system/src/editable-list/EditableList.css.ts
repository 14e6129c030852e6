import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, focus, text } = vars.color;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  // As many columns as there is room for, up to two; lines go down the first one, then down the second.
  columns: "2 17rem",
  columnGap: vars.space[5],
  selectors: { "&[data-content]": { columns: "auto" } },
});

export const line = style({
  breakInside: "avoid",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  minBlockSize: "32px",
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  background: "transparent",
  selectors: {
    "&[data-lifted]": {
      background: bg.selected,
      borderBlockEndColor: accent.solid,
      boxShadow: vars.shadow.popover,
    },
    "&[data-content]": { alignItems: "start", paddingBlock: vars.space[1] },
  },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

export const grips = style({ display: "flex", alignItems: "center" });

export const grip = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "28px",
  blockSize: "28px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  background: "none",
  color: text.muted,
  cursor: "grab",
  // A finger on the grip drags; elsewhere it scrolls.
  touchAction: "none",
  selectors: {
    "&:hover": { background: bg.hover, color: text.primary },
    "[data-lifted] > * > &": { cursor: "grabbing", color: accent.text },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [breakpoint.touch]: { inlineSize: vars.size.target.touch, blockSize: vars.size.target.touch },
  },
});

export const body = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const content = style({ minInlineSize: 0 });

export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "28px",
  paddingBlock: 0,
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius[1],
  background: "none",
  color: text.primary,
  textOverflow: "ellipsis",
  selectors: {
    "&:hover:not(:read-only)": { background: bg.hover },
    "&:focus-visible": {
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: 0,
    },
    '&[aria-invalid="true"]': {
      boxShadow: `inset 0 0 0 ${vars.width.control} ${danger.line}`,
      background: danger.subtle,
    },
  },
});

export const number = style({
  flex: "none",
  minInlineSize: "2ch",
  paddingInlineEnd: vars.space[1],
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}`,
  color: text.muted,
  textAlign: "end",
});

export const error = style({ gridColumn: "2 / -1", paddingBlockEnd: vars.space[1] });
