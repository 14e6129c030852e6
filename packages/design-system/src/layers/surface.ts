import { vars } from "../theme";

/** The sheet that lies over the page, whatever is on it: a dialog, a menu, a notice. */
export const surface = {
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  border: `${vars.width.control} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[3],
} as const;
