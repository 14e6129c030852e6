import type { ComponentGuide } from "../guide";

/** How to use the top bar. */
export const guide: ComponentGuide = {
  use: ["The bar at the top of every page: the mark, where one is, and few actions."],
  avoid: ["Controls of the page's content: a bar of the page itself, below."],
  keys: [["Tab", "Moves through the mark, the location and the actions"]],
  accessibility: ["The banner of the page; a page has one."],
};
