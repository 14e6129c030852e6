import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gap: "2px",
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  paddingInline: `44px ${vars.space[6]}`,
  position: "relative",
  // As wide as the rules between the questions, which end before the scrollbar.
  "::after": {
    content: "",
    position: "absolute",
    insetBlockEnd: 0,
    insetInline: `44px ${vars.space[6]}`,
    borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  },
  "@media": {
    [breakpoint.phone]: {
      paddingInline: `40px ${vars.space[4]}`,
      "::after": { insetInline: `40px ${vars.space[4]}` },
    },
  },
});

export const title = style({
  // Overrides the font size of the heading level.
  selectors: { "&&": { fontSize: vars.text.xl.size, lineHeight: vars.text.xl.line } },
});
export const hint = style({
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
  selectors: { "&[data-replaces]": { color: vars.color.text.primary } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
});
