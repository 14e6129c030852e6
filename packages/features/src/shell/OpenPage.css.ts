import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  minBlockSize: "100dvh",
  padding: `${vars.space[10]} ${vars.space[16]}`,
  background: vars.color.bg.page,
  display: "grid",
  gridTemplateRows: "auto 1fr",
  justifyItems: "start",
  "@media": { "(max-width: 45rem)": { padding: vars.space[6] } },
});

export const body = style({
  display: "grid",
  gap: vars.space[3],
  alignContent: "center",
  justifyItems: "start",
  maxInlineSize: "44rem",
  color: vars.color.text.secondary,
});

export const title = style({
  font: `500 ${vars.text["2xl"].size}/${vars.text["2xl"].line} ${vars.font.reading}`,
  color: vars.color.text.primary,
  overflowWrap: "anywhere",
});

export const status = style({ font: `400 ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}` });
