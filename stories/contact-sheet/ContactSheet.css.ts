import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[6],
  padding: vars.space[8],
});
export const choice = style({ maxInlineSize: "17rem" });
export const theme = style({ display: "grid", gap: vars.space[2] });
export const name = style({
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});
export const frames = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });
export const frame = style({
  display: "grid",
  gap: vars.space[1],
  margin: 0,
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});
export const cut = style({
  // Unlike "hidden", it cannot be scrolled by a frame whose content takes the focus.
  overflow: "clip",
  outline: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  // A picture starts at its left edge, whatever the direction of the page.
  direction: "ltr",
});
export const window = style({ border: 0, transformOrigin: "0 0" });
