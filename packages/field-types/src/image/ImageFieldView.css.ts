import { pictureGround, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** A fixed height, so that the layout does not shift when the picture loads; a list of records sets a lower one. */
export const well = style({
  position: "relative",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  blockSize: "var(--glossa-picture-height, clamp(12rem, 40vh, 24rem))",
  maxInlineSize: vars.measure.reading,
  padding: vars.space[2],
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  selectors: { "&[aria-busy=true]": { background: vars.color.skeleton.base } },
});

/** At most as large as it is: a picture of a few pixels is not blown up. */
export const image = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  margin: "auto",
  selectors: { "&[data-here]": { ...pictureGround, cursor: "zoom-in" } },
});

export const enlarge = style({
  position: "absolute",
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.bg.raised,
});

export const failure = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  minBlockSize: "132px",
  maxInlineSize: vars.measure.reading,
  padding: vars.space[3],
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
  textAlign: "center",
});

export const address = style({ fontFamily: vars.font.mono, overflowWrap: "anywhere" });
