import type { ComponentGuide } from "../guide";
import { Select } from "./Select";

const nothing = () => undefined;
const words = { search: "Find a language", noneFound: "No language found" };
const languages = ["English", "Deutsch", "Español", "Français"].map((label) => ({ value: label, label }));
const answers = ["Yes", "No"].map((label) => ({ value: label, label }));

/** How to use the select. */
export const guide: ComponentGuide = {
  use: ["One of many choices in a form; with a search from a certain number on."],
  avoid: [
    "A few choices with room to show them: `RadioGroup`.",
    "Several of many: `MultiSelect`. A free text with proposals: `Combobox`.",
  ],
  anatomy: [
    "Label",
    "Button with the selected option",
    "List with a tick at the selected option",
    "Search field, above eight options",
  ],
  keys: [
    ["Enter, Space, ↓", "Open the list"],
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter", "Chooses"],
    ["Escape", "Closes it and keeps the value"],
  ],
  accessibility: ["A button that opens a list box; its label, hint and error are those of the field."],
  content: [
    "Options are nouns in one grammatical form. A placeholder names what to select: “Select a workspace”.",
  ],
  do: {
    picture: (
      <Select
        label="Language"
        placeholder="Choose"
        words={words}
        options={languages}
        value="English"
        onChange={nothing}
      />
    ),
    text: "One of many values that people know by name.",
  },
  dont: {
    picture: (
      <Select
        label="Is it urgent?"
        placeholder="Choose"
        words={words}
        options={answers}
        value={undefined}
        onChange={nothing}
      />
    ),
    text: "Two choices behind a button cost two more presses: use `RadioGroup` or `Checkbox`.",
  },
};
