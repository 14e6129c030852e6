import type { ComponentGuide } from "../guide";

/** How to use the empty state. */
export const guide: ComponentGuide = {
  use: [
    "A list or a page with nothing in it, or one that could not be loaded, with the one thing that a user can do about it.",
  ],
  avoid: ["Something that is still loading: `Skeleton`."],
  keys: [["Tab", "Moves to its action"]],
  accessibility: [
    "The title is a heading of the given `level`. With `titleRef` it can take the focus when the content above it has disappeared.",
  ],
  content: ["The title says what is the case, without a full stop. One line says what can be done."],
};
