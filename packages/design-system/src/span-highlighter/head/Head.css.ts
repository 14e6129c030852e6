import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../../theme";

const { bg, border, text: ink } = vars.color;

const oneRow = `${vars.size.control.sm} + 2 * ${vars.space[1]} + ${vars.width.hairline}`;

/** The bar above the text stays visible while the text scrolls. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  maxInlineSize: vars.measure.reading,
  paddingBlock: vars.space[1],
  minBlockSize: `calc(${oneRow})`,
  // Where the page behind the text has another colour, it sets the property.
  background: `var(--glossa-ground, ${bg.page})`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  fontSize: vars.text.sm.size,
  color: ink.secondary,
  selectors: { "&[data-empty]": { background: "none", borderColor: "transparent" } },
  "@media": {
    // Above the action bar there would be no room for the text.
    [breakpoint.low]: { position: "static" },
    [breakpoint.phone]: {
      selectors: {
        // The text of the review is above its buttons: as high before both are loaded, and after the review.
        "&[data-review]": { minBlockSize: `calc(${oneRow} + 1lh + ${vars.space[2]})` },
      },
    },
  },
});

export const review = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});

export const reviewText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  marginInlineEnd: vars.space[2],
  // Both buttons in one row, below the text that they refer to.
  "@media": { [breakpoint.phone]: { flexBasis: "100%" } },
});

export const findButton = style({ marginInlineStart: "auto" });

export const find = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  flex: "1 1 16rem",
  minInlineSize: 0,
  justifyContent: "flex-end",
});

export const findWords = style({ flex: "0 1 14rem", minInlineSize: 0 });

export const findPlace = style({
  // Beside the ring of the focus, too.
  marginInlineStart: vars.space[1],
  minInlineSize: "5rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
