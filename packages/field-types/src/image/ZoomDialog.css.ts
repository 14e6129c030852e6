import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const box = style({
  blockSize: "calc(100dvh - 11.5rem)",
  minBlockSize: "12rem",
  overflow: "hidden",
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  cursor: "grab",
  // Touch gestures move the picture, not the page.
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
});

export const image = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  userSelect: "none",
});

export const help = style({
  marginInlineStart: vars.space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
  // The text explains keys; on touch screens the picture needs its space. Screen readers still announce it.
  "@media": { [breakpoint.touch]: { display: "none" } },
});
