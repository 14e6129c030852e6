import { createVar, keyframes, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, border, text } = vars.color;

// How far a tab extends beyond its text. The row scrolls, so it has this room as well, but its line is as wide as the page.
const room = "6px";

// Where more tabs follow, the row fades out. Without scroll-driven animations it does not.
const fadeWidth = "2.5rem";
const length = { syntax: "<length>", inherits: false, initialValue: "0px" } as const;
const startFade = createVar(length);
const endFade = createVar(length);
const fade = keyframes({
  "0%": { vars: { [startFade]: "0px", [endFade]: fadeWidth } },
  "10%, 90%": { vars: { [startFade]: fadeWidth, [endFade]: fadeWidth } },
  "100%": { vars: { [startFade]: fadeWidth, [endFade]: "0px" } },
});
const faded = (to: "left" | "right") =>
  `linear-gradient(to ${to}, transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`;

export const list = style({
  display: "flex",
  gap: vars.space[8],
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `-${room}`,
  paddingInline: room,
  paddingBlockEnd: "1px",
  background: `linear-gradient(${border.hairline}, ${border.hairline}) center bottom / calc(100% - 2 * ${room}) 1px no-repeat`,
  "@supports": {
    "(animation-timeline: scroll(self inline))": {
      animation: `${fade} linear`,
      animationTimeline: "scroll(self inline)",
      maskImage: faded("right"),
      selectors: { "&:dir(rtl)": { maskImage: faded("left") } },
    },
  },
});

export const tab = style({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.control.lg,
  marginInline: `-${room}`,
  paddingInline: room,
  color: text.secondary,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    '&:is(:hover, [data-state="active"])': { color: text.primary },
    "&:is(:hover, [data-state='active'])::after": {
      content: "",
      position: "absolute",
      insetInline: room,
      insetBlockEnd: "-1px",
      blockSize: "1px",
      background: border.control,
    },
    '&[data-state="active"]::after': { blockSize: vars.width.active, background: accent.solid },
    "&:focus-visible": { outlineOffset: "-3px", borderRadius: vars.radius[2] },
    "&[data-disabled]": { color: text.disabled, cursor: "not-allowed" },
  },
  "@media": {
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
    [breakpoint.forced]: {
      selectors: { '&[data-state="active"]::after': { forcedColorAdjust: "none", background: "Highlight" } },
    },
  },
});

export const content = style({
  paddingBlockStart: vars.space[5],
  selectors: { '&[data-state="inactive"]': { display: "none" } },
});
