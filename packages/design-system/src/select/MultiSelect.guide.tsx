import type { ComponentGuide } from "../guide";
import { MultiSelect } from "./MultiSelect";

const nothing = () => undefined;
const words = { search: "Search workspaces", noneFound: "No such workspace" };
const options = ["support", "news", "law"].map((value) => ({ value, label: value }));

/** How to use the select of many. */
export const guide: ComponentGuide = {
  use: ["Any number of many choices behind a button: users, terms of a metadata property."],
  avoid: ["One choice: `Select`.", "The options of a question: `OptionChips`."],
  anatomy: [
    "Label",
    "Button with the selected options or their number (`countLabel`)",
    "List with a box at each option",
    "Search field, above eight options or with `hasSearch`",
  ],
  keys: [
    ["Enter, Space, ↓", "Open the list"],
    ["↑ ↓, letters", "Move in it"],
    ["Enter, Space", "Tick or clear an option; the list stays open"],
    ["Escape", "Closes the list"],
  ],
  accessibility: [
    "A button that opens a list box with several selected options; the button states their number.",
  ],
  content: ["`countLabel` counts the things, not “items”: “3 workspaces”."],
  do: {
    picture: (
      <MultiSelect
        label="Workspaces"
        options={options}
        values={["support", "news"]}
        onChange={nothing}
        placeholder="All workspaces"
        countLabel={(count) => `${count} workspaces`}
        words={words}
      />
    ),
    text: "The placeholder describes what applies while nothing is selected.",
  },
  dont: {
    picture: (
      <MultiSelect
        label="Choose"
        options={options}
        values={[]}
        onChange={nothing}
        placeholder="Select…"
        countLabel={(count) => `${count} selected`}
        words={words}
      />
    ),
    text: "Neither the label nor the placeholder describes what is chosen.",
  },
};
