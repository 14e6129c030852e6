import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { bg, border, code: ink, text } = vars.color;

export const block = style({
  border: `${vars.width.hairline} solid ${border.hairline}`,
  borderRadius: vars.radius[2],
  background: bg.sunken,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "32px",
  paddingBlock: vars.space.half,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  // The font size of the user interface, also inside a record text.
  font: `${vars.weight.regular} ${vars.text.xs.size}/${vars.text.xs.line} ${vars.font.ui}`,
  color: text.secondary,
});
export const copy = style({ marginInlineStart: "auto" });
export const code = style({
  // Code reads from left to right in every language.
  direction: "ltr",
  overflowX: "auto",
  padding: vars.space[3],
  color: text.primary,
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}`,
  selectors: { "&[data-wrapped]": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } },
});

// Keywords and comments also differ in weight or style, for people who cannot distinguish the colours.
globalStyle(`${code} [data-ink="word"]`, { color: ink.word, fontWeight: vars.weight.semibold });
globalStyle(`${code} [data-ink="text"]`, { color: ink.text });
globalStyle(`${code} [data-ink="number"]`, { color: ink.number });
globalStyle(`${code} [data-ink="name"]`, { color: ink.name });
globalStyle(`${code} [data-ink="comment"]`, { color: ink.comment, fontStyle: "italic" });
