import { vars } from "@glossa/design-system/contract";

/** The theme properties with which a picture is drawn; strings that are computed at build time. */
export const inks = {
  paper: vars.color.bg.page,
  rule: vars.color.accent.line,
  title: vars.color.text.reading,
  fact: vars.color.text.secondary,
  address: vars.color.text.muted,
  face: vars.font.reading,
  faceOfTool: vars.font.ui,
};
