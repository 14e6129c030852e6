import { breakpoint, pictureGround, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const box = style({
  display: "grid",
  placeContent: "center",
  blockSize: "calc(100dvh - 12.5rem)",
  minBlockSize: "12rem",
  // The picture, which is laid out at its own size, must not widen the dialog.
  contain: "size",
  overflow: "clip",
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  cursor: "grab",
  // Touch gestures move the picture, not the page.
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
});

/** Laid out at its own size in the middle of the box. */
export const image = style({
  display: "block",
  maxInlineSize: "none",
  objectFit: "contain",
  userSelect: "none",
  ...pictureGround,
});

export const scale = style({
  minInlineSize: "4.5ch",
  textAlign: "center",
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

export const help = style({
  flex: "1 1 20rem",
  marginInlineStart: vars.space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
  // The text explains keys; on touch screens the picture needs its space. Screen readers still announce it.
  "@media": { [breakpoint.touch]: { display: "none" } },
});
