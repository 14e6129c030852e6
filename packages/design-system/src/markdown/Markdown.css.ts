import { globalStyle, style } from "@vanilla-extract/css";
import { pictureGround, vars } from "../theme";

const { bg, border, text } = vars.color;

export const markdown = style({
  maxInlineSize: vars.measure.reading,
  // In a grid or flex row it would be as wide as its widest table or code line, which scroll by themselves.
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontVariantLigatures: "none",
  selectors: {
    '&[data-look="reading"]': {
      font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
      color: text.reading,
    },
    // Negative spaces could move a formula over neighbouring content.
    "&:has(.katex)": { overflow: "clip", overflowClipMargin: vars.space[2] },
    "&[data-as-written]": { whiteSpace: "pre-wrap" },
    '&[data-look="notes"]': { fontSize: vars.text.md.size, lineHeight: "1.375rem", color: text.primary },
  },
});

/** A chunk of a very long text, laid out when it is near the viewport. */
export const chunk = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 100rem",
  selectors: { "&[data-as-written]": { whiteSpace: "pre-wrap" } },
});

const blocks = `:is(${markdown}, ${chunk})`;
/** In proportion to the text size that the user has chosen: a heading is never smaller than its text. */
const sized = ({ size, line }: { size: string; line: string }) => ({
  fontSize: `calc(${size} * ${vars.scale.reading})`,
  lineHeight: `calc(${line} * ${vars.scale.reading})`,
});
const inside = (selector: string) => `${markdown} :is(${selector})`;

// No selector matches any element beside another one: the browser would check all elements of a page again whenever
// one of them is added or removed.
globalStyle(`${blocks} > :not(:first-child)`, { marginBlockStart: vars.space[3] });
globalStyle(inside("h1, h2, h3, h4, h5, h6"), {
  fontFamily: vars.font.reading,
  fontWeight: vars.weight.semibold,
  breakAfter: "avoid",
});
globalStyle(inside("h1, h2, h3"), sized(vars.text.xl));
globalStyle(inside("h4"), sized(vars.text.lg));
globalStyle(inside("h5, h6"), sized(vars.text.question));
// Guidelines have one size, whichever the user has chosen for records.
globalStyle(`${markdown}[data-look="notes"]`, { vars: { [vars.scale.reading]: "1" } });
globalStyle(`${markdown}[data-look="notes"] :is(h3, h4)`, sized(vars.text.question));
const headings = ":is(h1, h2, h3, h4)";
// A heading is closer to the text after it than to the text before it: the margins add up to that.
const closer = `(${vars.space[1]} - ${vars.space[3]})`;
globalStyle(`${blocks} > ${headings}:not(:first-child)`, { marginBlockStart: vars.space[4] });
globalStyle(`${blocks} > ${headings}:not(:last-child)`, { marginBlockEnd: `calc${closer}` });
globalStyle(`${blocks} > ${headings} + ${headings}:not(:first-child)`, {
  marginBlockStart: `calc(${vars.space[4]} - ${closer})`,
});
globalStyle(inside("ul, ol"), { paddingInlineStart: vars.space[5] });
// The number of an item in another direction than its list's is at the item's own side, which has no indent otherwise.
for (const [list, item] of [
  ["rtl", "ltr"],
  ["ltr", "rtl"],
])
  globalStyle(inside(`[dir="${list}"] > li[dir="${item}"]`), { marginInlineStart: vars.space[5] });
// Columns part lists between their items: kept whole, a list would leave the column before it nearly empty.
globalStyle(inside("li, blockquote, pre, figure, tr"), { breakInside: "avoid" });
globalStyle(inside("ul"), { listStyle: '"–  "' });
globalStyle(inside("ol"), { listStyle: "decimal" });
globalStyle(inside("blockquote"), {
  marginInline: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${border.hairline}`,
  color: text.secondary,
});
globalStyle(inside("pre"), {
  overflowX: "auto",
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: bg.sunken,
  direction: "ltr",
});
globalStyle(inside("img, video"), { maxInlineSize: "100%", blockSize: "auto" });
globalStyle(inside("img:not([data-missing])"), pictureGround);
globalStyle(inside("table"), { display: "block", overflowX: "auto", borderCollapse: "collapse" });
globalStyle(inside("td, th"), {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.width.hairline} solid ${border.hairline}`,
  textAlign: "start",
  verticalAlign: "top",
  // Columns as wide as their longest word: broken anywhere, a word would become a column of letters. The table scrolls.
  overflowWrap: "normal",
});
// As the writer of the table aligned it.
globalStyle(inside('[align="left"]'), { textAlign: "left" });
globalStyle(inside('[align="right"]'), { textAlign: "right" });
globalStyle(inside('[align="center"]'), { textAlign: "center" });
globalStyle(inside(":not(pre) > code"), {
  // As code blocks do, it reads from left to right in every language; its brackets keep their order.
  direction: "ltr",
  unicodeBidi: "isolate",
  paddingInline: vars.space[1],
  borderRadius: vars.radius[1],
  background: bg.sunken,
});
// Without its address an image is its alternative text.
globalStyle(inside("img[data-missing]"), {
  display: "inline-block",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.width.hairline} dashed ${border.control}`,
  borderRadius: vars.radius[2],
  color: text.secondary,
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
});
