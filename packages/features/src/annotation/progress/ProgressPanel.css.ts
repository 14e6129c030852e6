import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  containerType: "inline-size",
});
export const count = style({
  color: vars.color.text.secondary,
  fontWeight: vars.weight.regular,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const meter = style({
  flex: "1 1 0",
  maxInlineSize: "160px",
  marginInline: vars.space[1],
  display: "flex",
  // Where text is large, the numbers that the meter draws need its room.
  "@container": { "(max-width: 9rem)": { display: "none" } },
  // Opened, the panel has a larger one.
  selectors: { '[aria-expanded="true"] &': { display: "none" } },
});
export const percent = style({
  marginInlineStart: "auto",
  fontWeight: vars.weight.semibold,
  color: vars.color.text.primary,
});
export const detail = style({
  display: "grid",
  gap: vars.space[3],
  // The ring of the head over it ends where it begins.
  paddingBlockStart: vars.space[1],
});
export const unknown = style({ color: vars.color.text.muted });
