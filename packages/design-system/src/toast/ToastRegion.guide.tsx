import type { ComponentGuide } from "../guide";

/** How to use the toast region. */
export const guide: ComponentGuide = {
  use: [
    "What has just happened and needs no answer: a link was copied, a record was submitted, with one action such as *Undo*.",
  ],
  avoid: [
    "A state that lasts, such as a lost connection: `Banner`.",
    "A decision that has to be made first: `Dialog`.",
  ],
  keys: [
    ["Tab", "Moves into the notices, which stay meanwhile"],
    ["Enter, Space", "Runs the action or closes the notice"],
  ],
  accessibility: [
    "Each notice is announced once. Notices wait while the pointer or the focus is on them, and while the page is hidden.",
    "The focus returns to where it was when a focused notice closes.",
    "Place the region before the main content, so that Tab reaches it early.",
  ],
  content: ["One sentence: what happened. The action is one word."],
};
