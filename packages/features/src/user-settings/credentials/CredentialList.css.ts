import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { border, text } = vars.color;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  ":focus-visible": { outlineOffset: "2px" },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  selectors: {
    "&:first-child": { paddingBlockStart: vars.space[1] },
    "& + &": { borderBlockStart: `1px solid ${border.hairline}` },
  },
});

export const content = style({ flex: "1 1 14rem", minInlineSize: 0 });

export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: 500,
  overflowWrap: "anywhere",
});

export const details = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: text.secondary,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
});

export const placeholders = style({ display: "grid", gap: vars.space[3], paddingBlock: vars.space[2] });

export const failure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  "@media": { [breakpoint.touch]: { minBlockSize: "2.75rem" } },
});
