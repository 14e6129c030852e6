import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { bg, border, danger, success, text } = vars.color;
const hairline = `${vars.width.hairline} solid ${border.hairline}`;

export const main = style({
  flex: 1,
  display: "flex",
  minBlockSize: 0,
  minInlineSize: 0,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const form = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const sections = style({
  // What is hidden visually scrolls with its section, and does not make the page longer.
  position: "relative",
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  "@media": { [breakpoint.stacked]: { overflow: "visible" } },
});

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  "@media": { [breakpoint.phone]: { paddingInline: vars.space[4] } },
});
globalStyle(`${section} + ${section}`, { borderBlockStart: hairline });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  alignItems: "start",
  gap: vars.space[3],
});

export const mapping = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(8rem, 13rem)",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "28px",
  // On a phone, the name of a column has a line of its own: beside the choice, it would break within words.
  "@media": { [breakpoint.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)", rowGap: vars.space[1] } },
});

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  minInlineSize: 0,
  "@media": { [breakpoint.phone]: { gridColumn: "1 / -1" } },
  selectors: { "&[data-unused]": { color: text.secondary } },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });

export const arrow = style({ color: text.secondary });

export const gloss = style({
  fontFamily: vars.font.reading,
  fontStyle: "italic",
  fontSize: vars.text.sm.size,
  color: text.secondary,
});

export const foot = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  borderBlockStart: hairline,
  background: bg.margin,
  "@media": {
    [breakpoint.stacked]: { position: "sticky", insetBlockEnd: 0 },
    [breakpoint.phone]: { paddingInline: vars.space[4] },
  },
});

export const problem = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  color: danger.text,
  fontSize: vars.text.sm.size,
});

export const steps = style({ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" });

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  selectors: {
    '&[data-state="done"]': { color: success.text },
    '&[data-state="waiting"]': { color: text.secondary },
    '&[data-state="failed"]': { color: danger.text, fontWeight: vars.weight.medium },
    '&[data-state="running"]': { fontWeight: vars.weight.medium },
  },
});
