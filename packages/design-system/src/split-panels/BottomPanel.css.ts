import { createVar, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, text } = vars.color;

export const height = createVar();

/** The start of texts without an icon or mark, aligned with the titles of questions. */
const indent = "44px";

export const root = style({ flex: 1, display: "flex", flexDirection: "column", minBlockSize: 0 });

export const main = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  // A text that is one line longer than another does not shift its column.
  selectors: { "&[data-scrolls]": { scrollbarGutter: "stable" } },
  "@media": {
    [breakpoint.stacked]: {
      overflow: "visible",
      selectors: { "&[data-scrolls]": { scrollbarGutter: "auto" } },
    },
  },
});

export const panel = style({
  position: "relative",
  flex: "none",
  display: "flex",
  flexDirection: "column",
  borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
  selectors: { "&[data-open]": { maxBlockSize: `min(${height}, 50%)`, minBlockSize: "80px" } },
  "@media": {
    [breakpoint.stacked]: { selectors: { "&[data-open]": { maxBlockSize: "none" } } },
  },
});

export const grip = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: "-5px",
  insetInline: 0,
  blockSize: "9px",
  display: "grid",
  placeItems: "center",
  cursor: "row-resize",
  touchAction: "none",
  "::after": {
    content: "",
    inlineSize: "32px",
    blockSize: "3px",
    borderRadius: vars.radius[1],
    background: border.control,
  },
  selectors: {
    "&:is(:hover, [data-dragging])::after": { background: accent.solid, inlineSize: "48px" },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  "@media": {
    [breakpoint.stacked]: { display: "none" },
    [breakpoint.touch]: { insetBlockStart: "-13px", blockSize: "25px" },
  },
});

/** The place of the buttons that a click on the border shows: inside the panel, because above it may be a button. */
export const steps = style({
  insetBlockStart: vars.space[2],
  insetInlineStart: `calc(50% + ${vars.space[8]})`,
});

// Above a panel without an icon stands a form with room for its scrollbar: what is at the end of both is aligned.
const roomForScrollbar = { overflow: "hidden", scrollbarWidth: "thin", scrollbarGutter: "stable" } as const;

export const heading = style({
  flex: "none",
  font: "inherit",
  selectors: { "&:has(> [data-plain])": roomForScrollbar },
  "@media": {
    [breakpoint.stacked]: {
      selectors: { "&:has(> [data-plain])": { overflow: "visible", scrollbarGutter: "auto" } },
    },
  },
});

export const head = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  blockSize: "50px",
  paddingInline: vars.space[4],
  textAlign: "start",
  selectors: {
    // Without an icon the title is aligned with the content.
    "&[data-plain]": { paddingInline: `${indent} ${vars.space[6]}` },
    "&:hover": { background: bg.hover },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  "@media": { [breakpoint.phone]: { selectors: { "&[data-plain]": { paddingInline: vars.space[4] } } } },
});
/** On the head, which is a button as a whole: before its chevron. */
export const action = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: `calc(${vars.space[4]} + 1rem + ${vars.space[2]})`,
  blockSize: "50px",
  display: "flex",
  alignItems: "center",
});
export const title = style({ flex: "none", fontWeight: vars.weight.semibold });
export const summary = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: text.secondary,
  fontWeight: vars.weight.regular,
});
export const content = style({
  // It scrolls texts for screen readers, too, which are positioned: otherwise they would make the page longer.
  position: "relative",
  flex: "1 1 auto",
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  paddingInline: `${vars.space[10]} ${vars.space[6]}`,
  selectors: { "&[data-plain]": { paddingInlineStart: indent, scrollbarGutter: "stable" } },
  paddingBlockEnd: vars.space[4],
  "@media": {
    [breakpoint.stacked]: { selectors: { "&[data-plain]": { scrollbarGutter: "auto" } } },
    [breakpoint.phone]: {
      paddingInline: vars.space[4],
      selectors: { "&[data-plain]": { paddingInlineStart: vars.space[4] } },
    },
  },
});
