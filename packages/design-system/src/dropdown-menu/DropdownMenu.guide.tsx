import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { ChevronDown } from "../icon";

/** How to use the dropdown menu. */
export const guide: ComponentGuide = {
  use: ["Further actions of one thing, or one choice of a few (`MenuRadioGroup`)."],
  avoid: ["A form or a filter: `FilterPopover`.", "A choice in a form: `Select`."],
  anatomy: [
    "Button that opens it (`trigger`)",
    "Items, each with an icon and a key if it has one",
    "Separators and headings between groups",
  ],
  keys: [
    ["Enter, Space, ↓", "Open the menu"],
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter, Space", "Run the item"],
    ["Escape", "Closes it and returns the focus"],
  ],
  accessibility: ["The trigger exposes that it has a menu and whether it is open; headings name groups."],
  content: ["Items are verbs, like buttons."],
  do: {
    picture: <Button iconEnd={ChevronDown}>Export</Button>,
    text: "The trigger names what its items have in common, and has an arrow.",
  },
  dont: {
    picture: <Button tone="primary">Options</Button>,
    text: "“Options” is too general to be useful; a menu is never the primary action.",
  },
};
