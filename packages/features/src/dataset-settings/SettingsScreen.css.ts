import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// The width in which annotators read the guidelines is also used to edit them.
const reading = "57rem";

export const column = style({ maxInlineSize: reading });

// As wide as the widest tab: what stands above the tabs keeps its place when another one is shown.
export const tabColumn = style({ maxInlineSize: "84rem" });

export const tabContent = style({
  maxInlineSize: reading,
  // Questions have their preview beside them.
  selectors: { '&[data-settings-tab="questions"]': { maxInlineSize: "none" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  // Tabs have a line of their own.
  selectors: { "&:has(+ section)": { borderBlockEnd: `1px solid ${vars.color.border.hairline}` } },
});

export const names = style({ minInlineSize: 0 });

export const dataset = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  color: vars.color.text.secondary,
});

export const name = style({ overflowWrap: "anywhere" });

export const setting = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { "&:last-child": { borderBlockEnd: "none" } },
});

export const partForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
});

export const settingTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.space[6],
});

export const adding = style({ display: "grid", gap: vars.space[2], paddingBlockStart: vars.space[4] });

export const number = style({ maxInlineSize: "30rem" });

export const preview = style({ minBlockSize: "12rem" });

export const outcome = style({ marginInlineEnd: "auto", color: vars.color.text.secondary });

export const figure = style({ fontFamily: vars.font.mono, fontWeight: 600 });
