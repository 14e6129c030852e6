import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, text } = vars.color;

// One line in any case: a bar of filters must not grow while one of them is being set.
export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.md,
  paddingBlock: "3px",
  paddingInline: "10px",
  border: `${vars.width.control} solid transparent`,
  borderRadius: vars.radius[2],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  selectors: {
    '&:is(:hover, [data-state="open"])': { background: bg.hover, color: text.primary },
    '&[data-state="open"]': { borderColor: border.control },
    "&[data-compact]": { gap: "4px", paddingInline: "6px" },
    "&[data-set]": { color: accent.text, background: accent.subtle, borderColor: accent.line },
  },
  "@media": {
    [breakpoint.phone]: { minBlockSize: vars.size.control.lg },
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
  },
});
// It shortens only where there is no room even without badges.
export const name = style({
  flex: "0 1 auto",
  // No wider than the shortest name, which would otherwise stand apart from its icons.
  minInlineSize: "1.625rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const chevron = style({
  display: "inline-flex",
  flex: "none",
  selectors: { "[data-compact] > &": { display: "none" } },
});

const label = style({
  paddingInline: "6px",
  border: `1px solid ${accent.line}`,
  borderRadius: vars.radius[1],
  background: bg.raised,
  color: accent.text,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.regular,
  whiteSpace: "nowrap",
});
const shortened = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const badge = style([
  label,
  {
    display: "inline-flex",
    justifyContent: "center",
    flex: "0 1 auto",
    minInlineSize: "2.25rem",
    maxInlineSize: "11rem",
    overflow: "hidden",
  },
]);
export const badgeText = style([shortened, { minInlineSize: 0 }]);
export const parts = style({ display: "inline-flex", gap: "0.25em", minInlineSize: 0 });
// The title is shortened first: the set values are more important.
export const partTitle = style([
  shortened,
  { flex: "0 1000 auto", minInlineSize: 0, maxInlineSize: "4.5rem" },
]);
export const partValue = style([shortened, { flex: "0 1 auto", minInlineSize: 0, color: text.primary }]);
export const count = style([label, { flex: "none" }]);

export const content = style({
  display: "grid",
  gap: vars.space[3],
  minInlineSize: "244px",
  selectors: {
    '&:is([data-fit="list"], [data-fit="sections"])': { gap: 0, minInlineSize: 0 },
    '&[data-fit="list"]': { display: "block" },
  },
});

export const section = style({
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  selectors: { "&:last-child": { borderBlockEnd: "none" } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "40px",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  fontWeight: vars.weight.semibold,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: bg.hover },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const turn = style({
  flex: "none",
  color: text.muted,
  selectors: {
    "[open] > * > &": { rotate: "90deg" },
    '[dir="rtl"] [open] > * > &': { rotate: "-90deg" },
  },
});
export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  paddingInline: `${vars.space[8]} ${vars.space[3]}`,
});

export const set = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  padding: vars.space[2],
  borderBlockStart: `${vars.width.hairline} solid ${border.hairline}`,
  background: bg.raised,
  // In reach however long the content is.
  position: "sticky",
  insetBlockEnd: 0,
});
export const removal = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  minBlockSize: "24px",
  paddingInline: vars.space[2],
  border: `${vars.width.control} solid ${accent.line}`,
  borderRadius: vars.radius[1],
  color: accent.text,
  background: bg.raised,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  selectors: { "&:hover": { background: bg.hover } },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
export const removed = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
