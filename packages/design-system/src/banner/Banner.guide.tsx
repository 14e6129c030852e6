import type { ComponentGuide } from "../guide";

/** How to use the banner. */
export const guide: ComponentGuide = {
  use: ["A fact about the whole page that stays true for a while: no connection, an ended sign-in."],
  avoid: [
    "Something that has just happened: `ToastRegion`.",
    "An error of one field: the `error` of that field.",
  ],
  keys: [["Tab", "Moves to its link, button or ×"]],
  accessibility: [
    "`danger` is an alert and is announced at once; the others are announced when the screen reader is idle.",
    "The tone has an icon, so that colour never stands alone.",
  ],
  content: ["One sentence, and at most one link or button."],
};
