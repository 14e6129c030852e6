import type { ComponentGuide } from "../guide";

/** How to use the sort list. */
export const guide: ComponentGuide = {
  use: ["Several sort keys with their directions, inside a `FilterPopover`."],
  avoid: ["One sort key: `Select`."],
  keys: [
    ["Tab", "Moves through the keys"],
    ["Enter, Space", "Add a key, turn its direction or remove it"],
  ],
  accessibility: ["The focus follows a key that moves up or down."],
};
