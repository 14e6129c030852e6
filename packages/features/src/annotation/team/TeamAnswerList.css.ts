import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space[1],
  marginBlock: `${vars.space[2]} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: "none",
  borderInlineStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  paddingInlineStart: vars.space[3],
});
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[3],
});
/** An answer of spans: below the name of who gave it, because each has a row of its own. */
export const answerOfSpans = style([answer, { alignItems: "start", paddingBlockEnd: vars.space[2] }]);
export const texts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.text.sm.size,
});
/** An answer as a whole. */
export const whole = style({ overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
export const text = style({
  display: "-webkit-box",
  WebkitLineClamp: 4,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
export const names = style({ color: vars.color.text.secondary, overflowWrap: "anywhere" });

// In line with the titles of the questions.
const aside = {
  margin: 0,
  paddingBlock: `${vars.space[4]} 0`,
  paddingInline: `2.75rem ${vars.space[6]}`,
  fontSize: vars.text.sm.size,
  "@media": { [breakpoint.phone]: { paddingInline: `2.5rem ${vars.space[4]}` } },
} as const;

/** Above the questions: that nothing of others could be loaded. */
export const failed = style(aside);
/** Above the questions: that nobody else has responded to the record, or who has without an answer. */
export const nobody = style({ ...aside, color: vars.color.text.secondary });
export const responses = style({
  ...aside,
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  listStyle: "none",
});
export const response = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

/** That the user's own answer was replaced. */
export const replacedAnswer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[2]}`,
  fontSize: vars.text.sm.size,
  selectors: { '&[data-shown="true"]': { paddingBlockStart: vars.space[2] } },
});
/** What an added span has replaced. */
export const replaced = style({
  margin: 0,
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.sm.size,
  overflowWrap: "anywhere",
});

export const more = style({
  minBlockSize: "1.5rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius[1],
  color: vars.color.text.link,
  fontWeight: vars.weight.medium,
  ":hover": { background: vars.color.bg.hover },
});

export const spans = style({
  flexBasis: "100%",
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const span = style([answer, { gap: vars.space[2] }]);
export const spanText = style({ overflowWrap: "anywhere" });
