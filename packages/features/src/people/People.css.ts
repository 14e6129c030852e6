import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { border, text } = vars.color;

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "84rem",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const link = style({ color: vars.color.accent.text });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
});

export const search = style({
  flex: "1 1 12.5rem",
  maxInlineSize: "24rem",
  "@media": { [breakpoint.phone]: { flexBasis: "100%", maxInlineSize: "none" } },
});

export const count = style({
  marginInlineEnd: "auto",
  paddingInline: vars.space[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
});

export const row = style({ "@media": { [breakpoint.phone]: { alignItems: "center" } } });
globalStyle(`${row} > *`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  verticalAlign: "middle",
  textAlign: "start",
  fontWeight: vars.weight.regular,
  "@media": { [breakpoint.phone]: { padding: 0, gridColumn: 1 } },
});
globalStyle(`${row} > :last-child`, {
  paddingInlineEnd: 0,
  textAlign: "end",
  "@media": { [breakpoint.phone]: { gridColumn: 2, gridRow: 1 } },
});

export const person = style({ display: "flex", alignItems: "center", gap: vars.space[3], minInlineSize: 0 });

export const names = style({ display: "grid", justifyItems: "start", minInlineSize: 0 });

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
});

export const note = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  overflowWrap: "anywhere",
});

/** A value that stays on one line beside long names. */
export const short = style({ whiteSpace: "nowrap" });

export const wide = style({ inlineSize: "40%", "@media": { [breakpoint.phone]: { inlineSize: "auto" } } });

export const members = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const member = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
});

export const deletedItem = style([
  member,
  // Below the name, where two long buttons would leave it a few letters per line.
  { "@media": { [breakpoint.phone]: { flexWrap: "wrap" } } },
]);

export const memberName = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const deletedName = style([memberName, { "@media": { [breakpoint.phone]: { flexBasis: "100%" } } }]);

export const adding = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[2] });

export const password = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.lg.size,
  overflowWrap: "anywhere",
});

export const passwordLink = style({ fontFamily: vars.font.mono, overflowWrap: "anywhere" });

export const together = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space[4],
  alignItems: "start",
});

/** On a phone, the text that the head of the column has elsewhere. */
export const phoneOnly = style({ display: "none", "@media": { [breakpoint.phone]: { display: "inline" } } });

export const workspaceName = style({
  color: "inherit",
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});

/** Below the name of a person, beside the avatar. */
export const beside = style({
  // The width of an avatar, and the space after it.
  "@media": { [breakpoint.phone]: { marginInlineStart: `calc(2.125rem + ${vars.space[3]})` } },
});

export const deleted = style({ display: "grid", gap: vars.space[2], marginBlockStart: vars.space[8] });
