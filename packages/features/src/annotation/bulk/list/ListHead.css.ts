import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

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
});
export const height = style([{ display: "inline-flex", flex: "none" }, onlyWide]);
export const size = style({ inlineSize: "max-content", minInlineSize: "8.5rem" });
