import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { bg, border, text } = vars.color;
const hairline = `${vars.width.hairline} solid ${border.hairline}`;

export const preview = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  background: bg.page,
});

export const head = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBlockEnd: hairline,
  overflowWrap: "anywhere",
  "@media": { [breakpoint.phone]: { paddingInline: vars.space[4] } },
});

export const source = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "24px",
  color: text.link,
  fontSize: vars.text.sm.size,
  overflowWrap: "anywhere",
});
globalStyle(`${head} > ${source}`, { marginInlineStart: "auto" });

export const record = style({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 21.25rem)",
  "@media": {
    [breakpoint.medium]: { gridTemplateColumns: "minmax(0, 1fr)", overflow: "auto" },
    [breakpoint.stacked]: { display: "block", overflow: "visible" },
  },
});

const scrolls = style({
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  "@media": { [breakpoint.medium]: { overflow: "visible" } },
});

export const fields = style([
  scrolls,
  {
    display: "flex",
    flexDirection: "column",
    gap: vars.space[5],
    padding: `${vars.space[4]} ${vars.space[8]}`,
    selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
    "@media": { [breakpoint.phone]: { paddingInline: vars.space[4] } },
  },
]);

export const questions = style([
  scrolls,
  {
    background: bg.margin,
    borderInlineStart: hairline,
    // Below the record, the line between the two is above the questions.
    "@media": { [breakpoint.medium]: { borderInlineStart: 0, borderBlockStart: hairline } },
  },
]);

export const loading = style({ display: "grid", gap: vars.space[3] });
