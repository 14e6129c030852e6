import { breakpoint, vars } from "@glossa/design-system/contract";
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
  minInlineSize: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
});

/** The names above both columns. Where the columns are below each other, each field has the names instead. */
export const heads = style({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${vars.space[4]})`,
  zIndex: 1,
  paddingBlock: vars.space[2],
  background: vars.color.bg.raised,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  "@media": { [breakpoint.phone]: { display: "none" } },
});
export const head = style([name, { marginBlockEnd: 0, fontWeight: vars.weight.semibold }]);
export const nameOfSide = style([
  name,
  {
    "@media": {
      [`not all and ${breakpoint.phone}`]: {
        position: "absolute",
        inlineSize: "1px",
        blockSize: "1px",
        margin: "-1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  },
]);
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
  textDecorationLine: "none",
});
/** The text of a mark without its sign, which has no line. */
export const markedText = style({ textDecorationThickness: "1.5px", textUnderlineOffset: "3px" });
// The text after the slash, for screen readers, is empty: the element itself has a role. A word joiner keeps the sign with
// its text, so that no line ends with it.
export const removed = style([
  marked,
  {
    color: vars.color.danger.text,
    background: vars.color.danger.subtle,
    "::before": { content: '"−\\2060" / ""', fontFamily: vars.font.mono },
  },
]);
export const added = style([
  marked,
  {
    color: vars.color.success.text,
    background: vars.color.success.subtle,
    "::before": { content: '"+\\2060" / ""', fontFamily: vars.font.mono },
  },
]);
globalStyle(`${removed} ${markedText}`, { textDecorationLine: "line-through" });
globalStyle(`${added} ${markedText}`, { textDecorationLine: "underline" });

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
