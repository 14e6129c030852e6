import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, text } = vars.color;

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderBlockStart: `${vars.width.strong} solid ${border.strong}`,
  "@media": { [breakpoint.phone]: { display: "block" } },
});
globalStyle(`${table} tbody`, { "@media": { [breakpoint.phone]: { display: "block" } } });
globalStyle(`${table} tbody tr`, {
  borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
  "@media": {
    [breakpoint.phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      paddingBlock: vars.space[3],
    },
  },
});

export const heads = style({
  color: text.muted,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  // On a phone, each row is a block whose values have labels.
  "@media": {
    [breakpoint.phone]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
globalStyle(`${heads} th`, {
  fontWeight: vars.weight.regular,
  textAlign: "start",
  blockSize: "36px",
  padding: 0,
});

// Values start exactly below the heads; browsers give cells a pixel.
globalStyle(`${table} td, ${table} tbody th`, { paddingInlineStart: 0 });

/** A column of numbers, head and values: their last digits are below one another. On a phone they have labels instead. */
export const number = style({
  selectors: {
    // More exact than what heads, and the rows of a page, set for all of their cells.
    [`${table} tr > &`]: {
      paddingInlineEnd: vars.space[5],
      textAlign: "end",
      "@media": { [breakpoint.phone]: { paddingInlineEnd: 0, textAlign: "start" } },
    },
  },
});
