import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const single = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const rows = style({ display: "grid" });

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "2rem",
  // A name of two lines keeps its distance from the rules above and below it.
  paddingBlock: vars.space[1],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});

/** It wraps before the keys do: its words need only what the keys leave. */
export const command = style({ flex: "1 1 0" });

export const keys = style({
  display: "flex",
  flexWrap: "wrap",
  // As wide as the keys, so that they are next to their name and not below it; a long reason has a line of its own. They
  // only wrap next to a long word.
  flex: "0 1 auto",
  maxInlineSize: "80%",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space[1],
});

/** Shown before the keys, which are thus aligned with the end of the row, but read after them. */
export const ways = style({
  display: "inline-flex",
  alignItems: "center",
  order: -1,
  // Higher than a name, it takes part of the row's padding: all keys are visible at once.
  marginBlock: `calc(-1 * ${vars.space.half})`,
});

/** Unobtrusive until the pointer is over the row or the focus is in it; touch devices have no hover. */
export const change = style({
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: {
        [`${row}:is(:hover, :focus-within) &`]: { opacity: 1 },
        '&:has([aria-pressed="true"])': { opacity: 1 },
      },
    },
  },
});

export const caption = style({ paddingBlockEnd: vars.space[2] });

export const refused = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  flexBasis: "100%",
  justifyContent: "flex-end",
  fontSize: vars.text.sm.size,
  color: vars.color.danger.text,
});
