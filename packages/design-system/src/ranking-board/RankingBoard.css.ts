import { createVar, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, pencil, pencilled, text: ink } = vars.color;

/** The distance that an item was dragged. */
export const wayX = createVar();
export const wayY = createVar();

/** The height of items and slots, so that the rows of both columns are aligned. */
const row = createVar();

export const board = style({
  vars: { [row]: "2.25rem" },
  "@media": { [breakpoint.touch]: { vars: { [row]: vars.size.target.touch } } },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.12fr)",
  gap: vars.space[4],
});

export const column = style({
  display: "grid",
  gap: vars.space[2],
  alignContent: "start",
  borderRadius: vars.radius[2],
  selectors: { "&[data-over]": { outline: `2px solid ${accent.solid}`, outlineOffset: "4px" } },
});

export const head = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: ink.muted,
});

/** In place of the items that are all ranked. */
export const none = style({
  fontSize: vars.text.sm.size,
  lineHeight: row,
  color: ink.muted,
});

/** A line in the gap beside a place. */
const line = {
  content: '""',
  position: "absolute",
  insetInline: 0,
  blockSize: "4px",
  borderRadius: "2px",
  background: accent.solid,
  "@media": { [breakpoint.forced]: { background: "Highlight", forcedColorAdjust: "none" } },
} as const;
const inGap = `calc(-1 * (${vars.space[2]} + 4px) / 2)`;

export const slot = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[2],
  selectors: {
    '&[data-edge="before"]::before': { ...line, insetBlockStart: inGap },
    '&[data-edge="after"]::after': { ...line, insetBlockEnd: inGap },
  },
});

export const number = style({
  font: `${vars.weight.medium} 1.25rem/${row} ${vars.font.reading}`,
  color: ink.secondary,
  textAlign: "center",
  fontVariantNumeric: "lining-nums",
});

// The focus ring of one item does not lie on the next.
export const held = style({
  display: "grid",
  gap: vars.space[2],
  borderRadius: vars.radius[2],
  selectors: {
    // An empty place is marked itself.
    "[data-over] > &:has([data-item])": { outline: `2px solid ${accent.solid}`, outlineOffset: "2px" },
  },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  inlineSize: "100%",
  minBlockSize: row,
  paddingBlock: "4px",
  paddingInline: "4px 8px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: ink.primary,
  textAlign: "start",
  cursor: "grab",
  selectors: {
    "&:hover": { borderColor: border.strong },
    '&[data-look="suggested"]': { borderStyle: "dashed", borderColor: pencil.line, background: pencil.bg },
    '&[data-look="pencilled"]': {
      border: `${vars.width.pencilled} dashed ${accent.text}`,
      background: pencilled.bg,
      color: accent.text,
      fontWeight: vars.weight.medium,
    },
    '&[data-look="ranked"]': {
      borderColor: accent.solid,
      background: accent.solid,
      color: accent.on,
      fontWeight: vars.weight.medium,
    },
    '&[aria-pressed="true"]': { boxShadow: vars.shadow.popover, rotate: "-0.6deg" },
    "&[data-lifted]": {
      position: "relative",
      zIndex: 2,
      translate: `${wayX} ${wayY}`,
      rotate: "-0.6deg",
      boxShadow: vars.shadow.popover,
      borderColor: accent.solid,
      cursor: "grabbing",
      // The element under the dragged item is the drop target.
      pointerEvents: "none",
    },
    "&[aria-disabled]": { paddingInlineStart: "10px", cursor: "not-allowed" },
  },
  "@media": {
    [breakpoint.forced]: {
      selectors: {
        '&[data-look="ranked"]': {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
          borderColor: "Highlight",
        },
      },
    },
  },
});

export const grip = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minInlineSize: "24px",
  minBlockSize: "24px",
  color: ink.muted,
  // A finger on the grip drags; elsewhere it scrolls.
  touchAction: "none",
  selectors: { ':is([data-look="pencilled"], [data-look="ranked"]) > &': { color: "inherit" } },
});

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

const place = {
  minBlockSize: row,
  display: "grid",
  placeItems: "center",
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
};

export const empty = style({
  ...place,
  border: `1px dashed ${border.control}`,
  color: ink.muted,
  selectors: {
    "[data-over] &": {
      border: `2px solid ${accent.solid}`,
      background: accent.subtle,
      color: accent.text,
    },
  },
});

/** A slot that receives the picked item when pressed. */
export const target = style({
  ...place,
  inlineSize: "100%",
  border: `2px solid ${accent.solid}`,
  background: accent.subtle,
  color: accent.text,
});
