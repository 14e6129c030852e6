import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

/** Separated from the downloads above it. */
export const apart = style({
  display: "grid",
  gap: vars.space[3],
  justifyItems: "start",
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
export const caption = style({ fontWeight: vars.weight.semibold });

/** The existing offline copy, with the button that removes it. */
export const copy = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "start",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  inlineSize: "100%",
  color: vars.color.text.primary,
});
globalStyle(`${copy} > svg`, { marginBlockStart: "2px", color: vars.color.success.text });
globalStyle(`${copy} > button`, {
  gridColumn: 2,
  justifySelf: "start",
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
export const record = style({ overflowWrap: "anywhere" });

/** The dataset of a record that is not on this page. */
export const place = style({ marginInlineStart: "0.5ch" });

export const list = style({
  display: "grid",
  // The focus rings of buttons at its end are inside the scrolling area.
  inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  listStyle: "none",
  maxBlockSize: "40vh",
  overflowY: "auto",
});

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
