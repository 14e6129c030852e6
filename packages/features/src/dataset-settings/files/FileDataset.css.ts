import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { accent, bg, border, danger, text } = vars.color;
const hairline = `${vars.width.hairline} solid ${border.hairline}`;

export const choice = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  inlineSize: "100%",
  maxInlineSize: "48rem",
  marginInline: "auto",
  padding: `${vars.space[8]} ${vars.space[10]}`,
  overflow: "auto",
  "@media": { [breakpoint.phone]: { padding: vars.space[4] } },
});

// On a low window the page scrolls, and its parts keep their heights.
globalStyle(`${choice} > *`, { flexShrink: 0 });

export const drop = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[3],
  minBlockSize: "16rem",
  padding: vars.space[6],
  border: `${vars.width.hairline} dashed ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.sunken,
  textAlign: "center",
  selectors: { "&[data-over]": { borderColor: accent.solid, borderStyle: "solid", background: bg.margin } },
});

export const input = style({ display: "none" });

export const reading = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

export const failures = style({ marginBlock: vars.space[1], paddingInlineStart: vars.space[5] });

export const formats = style({ display: "grid", gap: vars.space[3] });

export const formatList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))",
  gap: vars.space[4],
  margin: 0,
  borderBlockStart: hairline,
  paddingBlockStart: vars.space[3],
});
globalStyle(`${formatList} dt`, { fontWeight: vars.weight.medium });
globalStyle(`${formatList} dd`, { margin: 0, color: text.secondary, fontSize: vars.text.sm.size });

const list = style({ display: "grid", gap: vars.space[2], margin: 0, padding: 0, listStyle: "none" });

export const files = list;
export const notes = style([list, { gap: vars.space[1] }]);

export const file = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
});

export const fileName = style({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });

export const facts = style({ color: text.secondary, fontSize: vars.text.sm.size });

export const failure = style({
  flexBasis: "100%",
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: danger.text,
  fontSize: vars.text.sm.size,
});
globalStyle(`${failure} > svg`, { flex: "none" });

export const note = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  color: text.secondary,
});
globalStyle(`${note} > svg`, { flex: "none", alignSelf: "center" });
