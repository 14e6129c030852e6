import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

export const kbd = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.half,
  flex: "none",
  whiteSpace: "pre",
  minInlineSize: "1.125rem",
  blockSize: "1.125rem",
  paddingInline: vars.space[1],
  font: `${vars.weight.medium} ${vars.text["2xs"].size}/1 ${vars.font.mono}`,
  // Inside a filled button or a selected chip the key has the text colour of that surface.
  color: `var(--glossa-kbd-ink, ${vars.color.text.muted})`,
  border: `1px solid var(--glossa-kbd-edge, ${vars.color.border.hairline})`,
  borderRadius: vars.radius[1],
  // Not by the width: at a zoom of 200 %, a window with a keyboard is as narrow as a phone.
  "@media": { [breakpoint.touch]: { selectors: { "&[data-hint]": { display: "none" } } } },
});
