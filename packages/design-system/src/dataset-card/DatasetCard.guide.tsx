import type { ComponentGuide } from "../guide";

/** How to use the dataset card. */
export const guide: ComponentGuide = {
  use: ["A dataset in the list of the home page: name, types, progress, team, last activity."],
  avoid: ["Another kind of row: the list of the page itself."],
  keys: [
    ["Tab", "Moves to the link of the name, then to the team and the actions"],
    ["Enter", "Opens the dataset"],
  ],
  accessibility: [
    "The name is the link; the whole row is its target for a pointer.",
    "Rows, percentages and times are formatted by the caller; “-” is shown where something is unknown.",
  ],
};
