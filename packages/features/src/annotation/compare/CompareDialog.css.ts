import { vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space[6] });
export const sides = style({
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
export const side = style({ minInlineSize: 0, paddingBlockStart: vars.space[3] });
export const name = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
});
export const nameText = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const sign = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.semibold });

export const text = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontFamily: vars.font.reading,
  fontSize: vars.text.answer.size,
  lineHeight: vars.text.answer.line,
});
export const nothing = style({ color: vars.color.text.muted });

const marked = style({
  paddingInline: "2px",
  borderRadius: vars.radius[1],
  boxDecorationBreak: "clone",
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "3px",
});
export const removed = style([
  marked,
  {
    color: vars.color.danger.text,
    background: vars.color.danger.subtle,
    textDecorationLine: "line-through",
    // The text after the slash is for screen readers: the element itself says what it is.
    "::before": { content: '"−" / ""', fontFamily: vars.font.mono },
  },
]);
export const added = style([
  marked,
  {
    color: vars.color.success.text,
    background: vars.color.success.subtle,
    textDecorationLine: "underline",
    "::before": { content: '"+" / ""', fontFamily: vars.font.mono },
  },
]);
globalStyle(`:is(${removed}, ${added})::before`, { display: "inline-block", textDecoration: "none" });

export const leftOut = style({
  display: "block",
  marginBlock: vars.space[2],
  paddingBlock: "2px",
  borderBlock: `1px dashed ${vars.color.border.hairline}`,
  textAlign: "center",
  fontFamily: vars.font.ui,
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});
