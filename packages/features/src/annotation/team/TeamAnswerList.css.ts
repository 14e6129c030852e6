import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space[1],
  marginBlock: `${vars.space[2]} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: "none",
  borderInlineStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  paddingInlineStart: vars.space[3],
});
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
});
export const texts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.text.sm.size,
});
// A long text is in the history of the record as a whole.
export const text = style({
  display: "-webkit-box",
  WebkitLineClamp: 4,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
export const names = style({ color: vars.color.text.secondary, overflowWrap: "anywhere" });
