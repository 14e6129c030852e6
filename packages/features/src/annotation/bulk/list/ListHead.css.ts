import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space[1],
  paddingInline: `20px ${vars.space[4]}`,
  fontSize: vars.text.sm.size,
  "@media": { [breakpoint.phone]: { paddingInline: vars.space[4] } },
});

// On a phone, its words take two lines, so that the head stays one row.
globalStyle(`${head} > :first-child`, {
  "@media": { [breakpoint.phone]: { flex: "1 1 6rem", minInlineSize: 0 } },
});

export const count = style({ fontWeight: vars.weight.semibold });
export const none = style({ color: vars.color.text.secondary });
const onlyWide = { "@media": { [breakpoint.phone]: { display: "none" } } };
export const clear = style([{ display: "inline-flex" }, onlyWide]);
/** The actions on the selected records besides answering them; on a phone, in a separate row. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  "@media": { [breakpoint.phone]: { order: 1, flexBasis: "100%" } },
  selectors: { "&:empty": { display: "none" } },
});
export const end = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  "@media": { [breakpoint.phone]: { gap: vars.space[1] } },
});
export const height = style([{ display: "inline-flex", flex: "none" }, onlyWide]);
/** One button that changes it, where there is no space for two. */
export const heightOnPhone = style({
  display: "none",
  "@media": { [breakpoint.phone]: { display: "inline-flex" } },
});
export const size = style({ inlineSize: "max-content", minInlineSize: "8.5rem" });
