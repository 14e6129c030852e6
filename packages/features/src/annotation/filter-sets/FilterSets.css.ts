import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { accent, bg, border, danger, text } = vars.color;
const small = { fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line };

export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", outline: "none" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: vars.space[1],
  listStyle: "none",
});

export const row = style({ display: "flex", alignItems: "center", gap: vars.space[1], minInlineSize: 0 });

export const name = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: "1 1 auto",
  minInlineSize: 0,
  minBlockSize: vars.size.control.md,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  textAlign: "start",
  selectors: {
    "&:hover": { background: bg.hover },
    "&[aria-current]": { color: accent.text, fontWeight: vars.weight.medium },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
export const tick = style({ flex: "none", display: "inline-flex", inlineSize: "1rem", color: accent.text });
export const nameText = style({
  flex: "1 1 auto",
  minInlineSize: 0,
  // Two lines at most.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
export const mark = style([
  small,
  {
    flex: "none",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    maxInlineSize: "50%",
    color: text.secondary,
    fontWeight: vars.weight.regular,
  },
]);

/** A long username is cut: the name of the filter set matters more. */
export const markText = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const edit = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: vars.space[1],
  flex: "1 1 auto",
  minInlineSize: 0,
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  background: bg.sunken,
});
export const editText = style({ flex: "1 1 10rem", minInlineSize: 0, overflowWrap: "anywhere" });

const note = style([
  small,
  { margin: 0, paddingBlock: vars.space[2], paddingInline: vars.space[3], overflowWrap: "anywhere" },
]);
export const state = style([note, { display: "grid", gap: vars.space[2], color: text.secondary }]);
export const outcome = style([
  note,
  { color: text.secondary, selectors: { "&:empty": { paddingBlock: 0 } } },
]);
export const fault = style([note, { color: danger.text }]);

const foot = style({ borderBlockStart: `${vars.width.hairline} solid ${border.hairline}` });
export const hint = style([note, foot, { color: text.secondary }]);
export const save = style([
  foot,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[2],
    padding: vars.space[3],
    background: bg.raised,
    // In reach however long the list is.
    position: "sticky",
    insetBlockEnd: 0,
  },
]);
export const saveLine = style({ display: "flex", alignItems: "flex-end", gap: vars.space[2] });
