import type { ComponentGuide } from "../guide";

/** How to use the stack. */
export const guide: ComponentGuide = {
  use: ["Children below or beside each other at one distance from the scale of `vars.space`."],
  avoid: ["A layout with columns that line up: CSS grid in a style of its own."],
  keys: [],
  accessibility: ["It adds no role. `as` chooses the element: a list stays a list, a form a form."],
};
