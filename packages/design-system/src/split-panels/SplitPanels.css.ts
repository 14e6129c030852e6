import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border } = vars.color;

/** The width of the page; unset until the handle is moved, so that it depends on the screen width. */
export const place = createVar();
/** The width of the page at first, where it is not the usual one. */
export const initial = createVar();
const widest = createVar();
const at = fallbackVar(place, widest);
/** How far the handle extends beyond the border to each side; wider for fingers, where scrollbars take no space. */
const reach = createVar();
const thickness = `calc(2 * ${reach} + 1px)`;
const before = `calc(-1px - ${reach})`;

export const split = style({
  vars: { [widest]: fallbackVar(initial, "62%") },
  position: "relative",
  flex: 1,
  display: "grid",
  gridTemplateColumns: `minmax(0, ${at}) minmax(0, 1fr)`,
  minBlockSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: `minmax(0, ${at}) minmax(0, 1fr)`,
    },
  },
  "@media": {
    [breakpoint.medium]: { selectors: { '&[data-orientation="horizontal"]': { vars: { [widest]: "54%" } } } },
    [breakpoint.stacked]: {
      display: "block",
      overflow: "auto",
      // One of them scrolls, not each for itself.
      selectors: { "& &": { overflow: "visible" } },
    },
    // The page scrolls.
    [breakpoint.low]: { overflow: "visible" },
  },
});

export const pane = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&[data-pane="page"]': { background: bg.page },
    '&[data-pane="margin"]': { background: bg.margin },
  },
});

export const handle = style({
  vars: { [reach]: "4px" },
  position: "absolute",
  zIndex: vars.layer.bar,
  insetBlock: 0,
  insetInlineStart: at,
  inlineSize: thickness,
  marginInlineStart: before,
  display: "grid",
  placeItems: "center",
  cursor: "col-resize",
  touchAction: "none",
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: reach,
    inlineSize: "1px",
    background: border.hairline,
  },
  "::after": {
    content: "",
    position: "relative",
    inlineSize: "3px",
    blockSize: "32px",
    borderRadius: vars.radius[1],
    background: border.control,
  },
  selectors: {
    "&:is(:hover, :focus-visible, [data-dragging])::before": { background: accent.line, inlineSize: "2px" },
    "&:is(:hover, [data-dragging])::after": { background: accent.solid, blockSize: "48px" },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '&[aria-orientation="horizontal"]': {
      insetBlock: "auto",
      insetInline: 0,
      insetBlockStart: at,
      inlineSize: "auto",
      blockSize: thickness,
      marginBlockStart: before,
      marginInlineStart: 0,
      cursor: "row-resize",
    },
    '&[aria-orientation="horizontal"]::before': {
      insetBlock: "auto",
      insetInline: 0,
      insetBlockStart: reach,
      inlineSize: "auto",
      blockSize: "1px",
    },
    '&[aria-orientation="horizontal"]::after': { inlineSize: "32px", blockSize: "3px" },
  },
  "@media": {
    [breakpoint.stacked]: { display: "none" },
    [breakpoint.touch]: { vars: { [reach]: "12px" } },
  },
});

/** The place of the buttons of the handle, in the middle of the border. */
export const besideHandle = style({
  insetInlineStart: at,
  insetBlockStart: `calc(50% + ${vars.space[8]})`,
  // Their middle is on the border. In right-to-left text, it is to the left of the start.
  translate: "-50% 0",
  selectors: { '[dir="rtl"] &': { translate: "50% 0" } },
});

export const belowHandle = style({
  insetInlineStart: `calc(50% + ${vars.space[8]})`,
  insetBlockStart: at,
  translate: "0 -50%",
});
