import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";
import { selectWidth } from "./list/RecordRow.css";

/** Stays in place while the list scrolls. */
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.bg.page,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  // Beside the action bar there would be no room for the records.
  "@media": { [breakpoint.low]: { position: "static" } },
});

export const placeholder = style({
  display: "grid",
  gap: vars.space[2],
  padding: `14px ${vars.space[4]} 16px ${selectWidth}`,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
