import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const place = style({ position: "relative", minInlineSize: 0, maxInlineSize: vars.measure.reading });

export const box = style({ position: "relative", selectors: { "&[hidden]": { display: "none" } } });

/**
 * Covers a frame until the pointer moves over it. A press in the frame can so be distinguished from a script in it that
 * takes the focus; the page has no other way to detect that.
 */
export const cover = style({
  position: "absolute",
  inset: 0,
  selectors: { "&[hidden]": { display: "none" } },
});

export const frame = style({
  display: "block",
  inlineSize: "100%",
  border: 0,
  borderRadius: vars.radius[2],
  selectors: {
    "[data-inside] &": {
      outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

/** The notice that explains where key presses go while the focus is inside. */
export const way = style({
  position: "absolute",
  // Below the ring.
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  zIndex: 1,
  paddingInline: vars.space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.secondary,
  background: vars.color.bg.page,
});

export const notice = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

export const message = style({
  fontFamily: vars.font.mono,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  color: vars.color.danger.text,
});

export const refusals = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.secondary,
});

export const summary = style({
  display: "flex",
  inlineSize: "fit-content",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "1.5rem",
  color: vars.color.warning.text,
  cursor: "pointer",
});

export const list = style({ paddingInlineStart: vars.space[5], listStyle: "disc" });
export const detail = style({ fontFamily: vars.font.mono, overflowWrap: "anywhere" });
