import { vars } from "@glossa/design-system/contract";

/**
 * The tokens that a frame is given, under the names that templates may use. A file of styles, so that its texts are
 * made when the app is built and a page does not carry the names of all tokens for these few.
 */
export const handed = {
  "--text": vars.color.text.reading,
  "--text-secondary": vars.color.text.secondary,
  "--surface": vars.color.bg.page,
  "--surface-sunken": vars.color.bg.sunken,
  "--line": vars.color.border.hairline,
  "--link": vars.color.text.link,
  "--accent": vars.color.accent.text,
  "--focus": vars.color.focus.ring,
  "--font-reading": vars.font.reading,
  "--font-ui": vars.font.ui,
  "--font-code": vars.font.mono,
};
