import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { border, text } = vars.color;
const rule = `${vars.width.hairline} solid ${border.hairline}`;

export const list = style({
  display: "grid",
  selectors: {
    '&[data-look="inline"]': {
      display: "flex",
      flexWrap: "wrap",
      gap: `${vars.space.half} ${vars.space[4]}`,
      minInlineSize: 0,
    },
  },
});

export const pair = style({
  alignItems: "center",
  paddingBlock: vars.space[1],
  selectors: {
    '[data-look="table"] > &': {
      display: "grid",
      gridTemplateColumns: "minmax(6rem, 1fr) 2fr auto",
      gap: vars.space[3],
      minBlockSize: "2.25rem",
      borderBlockEnd: rule,
    },
    '[data-look="table"] > &:last-child': { borderBlockEnd: 0 },
    '[data-look="ends"] > &': {
      display: "flex",
      justifyContent: "space-between",
      gap: vars.space[4],
      minBlockSize: "2.5rem",
      borderBlockStart: rule,
    },
    '[data-look="inline"] > &': { paddingBlock: 0 },
  },
});

export const term = style({
  overflowWrap: "anywhere",
  selectors: {
    '[data-look="table"] > * > &': { color: text.secondary },
    '[data-look="inline"] > * > &': { display: "inline", color: text.muted, marginInlineEnd: "5px" },
  },
});

export const value = style({
  overflowWrap: "anywhere",
  selectors: {
    '[data-look="ends"] > * > &': {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      alignItems: "center",
      gap: vars.space[1],
      // As wide as its content, which stays on one line beside a long term.
      flex: "0 0 auto",
      maxInlineSize: "60%",
    },
    '[data-look="inline"] > * > &': { display: "inline" },
  },
});
