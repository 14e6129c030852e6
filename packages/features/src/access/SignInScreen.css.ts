import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { bg, border, danger, text } = vars.color;

export const layout = style({
  minBlockSize: "100dvh",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 520px",
  background: bg.page,
  "@media": {
    [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
  },
});

const column = `max(${vars.space[6]}, calc(50% - 300px))`;

export const page = style({
  padding: `${vars.space[10]} ${vars.space[16]}`,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  // The slogan is as large as this column allows.
  containerType: "inline-size",
  "@media": { [breakpoint.narrow]: { padding: `${vars.space[6]} ${column}` } },
});

export const about = style({
  color: text.secondary,
  maxInlineSize: "46ch",
  "@media": { [breakpoint.narrow]: { display: "none" } },
});

export const margin = style({
  borderInlineStart: `${vars.width.hairline} solid ${border.hairline}`,
  background: bg.margin,
  display: "grid",
  // Near the middle, at a place that does not depend on the height: an error that appears must not move the fields.
  alignContent: "start",
  padding: `max(${vars.space[12]}, 50dvh - 10rem) 80px ${vars.space[12]}`,
  "@media": {
    [breakpoint.narrow]: {
      borderInlineStart: 0,
      borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
      padding: `${vars.space[8]} ${column}`,
    },
  },
});

export const title = style({
  font: `500 ${vars.text["2xl"].size}/${vars.text["2xl"].line} ${vars.font.reading}`,
  letterSpacing: "-0.012em",
  // A space may have a long name without a place to break.
  overflowWrap: "anywhere",
});

export const author = style({ color: text.secondary, overflowWrap: "anywhere" });

// In every theme, the icon conveys what the colour does not convey in high contrast.
export const error = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[2],
  alignItems: "center",
  scrollMarginBlock: vars.space[3],
  color: danger.text,
  fontWeight: vars.weight.medium,
});

export const automatic = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "center",
  font: "inherit",
  color: text.secondary,
});

export const or = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  gap: vars.space[3],
  alignItems: "center",
  color: text.muted,
  fontSize: vars.text.sm.size,
  "::before": { content: "", blockSize: "1px", background: border.hairline },
  "::after": { content: "", blockSize: "1px", background: border.hairline },
});
