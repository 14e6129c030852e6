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
  // With large text, the counts need the space of the meter.
  "@container": { "(max-width: 9rem)": { display: "none" } },
  // The open panel contains a larger meter.
  selectors: { '[aria-expanded="true"] &': { display: "none" } },
});
// After the meter to see, before it to hear: the words that are seen follow each other in the name of the button.
export const percent = style({
  order: 1,
  marginInlineStart: "auto",
  fontWeight: vars.weight.semibold,
  color: vars.color.text.primary,
});
export const detail = style({
  display: "grid",
  gap: vars.space[3],
  // The focus ring of the head above it ends where it begins.
  paddingBlockStart: vars.space[1],
});
export const unknown = style({ color: vars.color.text.muted });
