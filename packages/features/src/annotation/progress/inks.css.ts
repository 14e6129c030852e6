import { vars } from "@glossa/design-system/contract";

/** The properties of the theme that a picture is drawn with; texts, made when the app is built. */
export const inks = {
  paper: vars.color.bg.page,
  rule: vars.color.accent.line,
  title: vars.color.text.reading,
  fact: vars.color.text.secondary,
  address: vars.color.text.muted,
  face: vars.font.reading,
  faceOfTool: vars.font.ui,
};
