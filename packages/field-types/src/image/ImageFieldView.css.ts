import { pictureGround, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";
import { largestWhole } from "./zoom";

const height = "--glossa-picture-height";

/**
 * As wide as the column of the record and as high as most of the window, whatever the picture: the layout does not shift
 * when it loads. In a narrow column it is a square, and a list of records sets a lower height.
 */
export const well = style({
  position: "relative",
  inlineSize: "100%",
  aspectRatio: "1",
  blockSize: `var(${height}, auto)`,
  minBlockSize: `var(${height}, 12rem)`,
  maxBlockSize: "60svh",
  maxInlineSize: "var(--glossa-picture-width, none)",
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  selectors: {
    "&[data-phase=loading], &[data-phase=slow]": { background: vars.color.skeleton.base },
    "&[data-phase=failed]": { borderStyle: "dashed", borderColor: vars.color.border.control },
  },
});

export const content = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  blockSize: "100%",
  padding: vars.space[2],
  containerType: "size",
  selectors: { "&[data-tall]": { gridTemplateRows: "auto", overflowY: "auto" } },
});

/** The picture's own size, in pixels without a unit, as far as a picture may be enlarged. */
export const ownWidth = "--glossa-picture-own-width";
export const ownHeight = "--glossa-picture-own-height";
const largest = `calc(var(${ownWidth}) * ${largestWhole} * 1px)`;
const asHighAsRoom = `calc(100cqb * var(${ownWidth}) / var(${ownHeight}))`;

/** As large as its room, but a picture of a few pixels is not blown up. */
export const image = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  margin: "auto",
  selectors: {
    "&[data-here]": { ...pictureGround, cursor: "zoom-in" },
    [`${content}:not([data-tall]) > &[data-here]`]: {
      inlineSize: `min(${largest}, 100cqi, ${asHighAsRoom})`,
      blockSize: "auto",
    },
    // As wide as the column, to be read by scrolling; the rows of a list are too low for that.
    [`${content}[data-tall] > &`]: { maxBlockSize: "var(--glossa-tall-picture-height, none)" },
  },
});

export const enlarge = style({
  position: "absolute",
  insetBlockEnd: vars.space[2],
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.bg.raised,
});

const notice = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  padding: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
  textAlign: "center",
});

/** In place of the picture, in its own height: what follows does not move. */
export const progress = style([notice, { position: "absolute", inset: 0, overflow: "auto" }]);

export const said = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

/** In place of an address that is never requested. */
export const refused = style([
  notice,
  {
    minBlockSize: "132px",
    maxInlineSize: vars.measure.reading,
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius[2],
    background: vars.color.bg.sunken,
  },
]);

export const address = style({ fontFamily: vars.font.mono, overflowWrap: "anywhere" });
