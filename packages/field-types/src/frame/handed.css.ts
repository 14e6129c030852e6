import { vars } from "@glossa/design-system/contract";

/**
 * The tokens that a frame receives, under the names that templates may use. In a `.css.ts` file, so that their values
 * are computed at build time and a page does not include the names of all tokens for these few.
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
  "--match": vars.color.search.bg,
  "--match-text": vars.color.search.text,
  "--font-reading": vars.font.reading,
  "--font-ui": vars.font.ui,
  "--font-code": vars.font.mono,
};
