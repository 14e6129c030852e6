import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** Long histories scroll inside: the panel keeps its distance from the edges of the window. */
export const list = style({
  display: "grid",
  gap: vars.space[4],
  maxBlockSize: "calc(100dvh - 11rem)",
  overflowY: "auto",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  selectors: { "&:last-child": { borderBlockEnd: "none", paddingBlockEnd: 0 } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});

export const author = style({ fontWeight: vars.weight.semibold, overflowWrap: "anywhere" });
export const moment = style({ color: vars.color.text.secondary, fontSize: vars.text.sm.size });
