import { vars } from "../theme";

/** The surface of overlays: dialogs, menus, notices. */
export const surface = {
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  border: `${vars.width.control} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[3],
} as const;
