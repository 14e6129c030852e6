import type { ComponentGuide } from "../guide";
import { SortList } from "./SortList";

const nothing = () => undefined;
const words = {
  sortedBy: "Sorted by",
  add: "Add",
  direction: (label: string, isDescending: boolean) =>
    `${label}: ${isDescending ? "longest" : "shortest"} first`,
  remove: (label: string) => `Don’t sort by ${label}`,
};
const options = [
  { id: "length", label: "Length" },
  { id: "date", label: "Date" },
];

/** How to use the sort list. */
export const guide: ComponentGuide = {
  use: ["Several sort keys with their directions, inside a `FilterPopover`."],
  avoid: ["One sort key: `Select`."],
  anatomy: [
    "Active sort keys, the first decides: name, direction, button to remove",
    "Available sort keys, each a button",
  ],
  keys: [
    ["Tab", "Moves through the keys"],
    ["Enter, Space", "Add a key, turn its direction or remove it"],
  ],
  accessibility: ["The focus follows a key that moves up or down."],
  content: ["A key has the name that the record shows; directions are words: “Ascending”, “Descending”."],
  do: {
    picture: (
      <SortList
        options={options}
        value={[{ id: "length", isDescending: true }]}
        onChange={nothing}
        words={words}
      />
    ),
    text: "The direction in the words of the key.",
  },
  dont: {
    picture: (
      <SortList
        options={[{ id: "x", label: "metadata.text_length_v2" }]}
        value={[]}
        onChange={nothing}
        words={words}
      />
    ),
    text: "A technical name: show the title of the property.",
  },
};
