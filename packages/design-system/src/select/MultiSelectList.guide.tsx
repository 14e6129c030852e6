import type { ComponentGuide } from "../guide";
import { MultiSelectList } from "./MultiSelectList";

const words = {
  search: "Find a value",
  noneFound: "No such value",
  more: (hidden: number) => `${hidden} more`,
};

/** How to use the list of many. */
export const guide: ComponentGuide = {
  use: [
    "Any number of many choices inside a filter or a form that is open anyway: terms of a metadata property.",
  ],
  avoid: ["A field of a form: `MultiSelect`.", "Fewer than five choices that rarely change: checkboxes."],
  keys: [
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter, Space", "Tick or clear an option"],
  ],
  accessibility: [
    "A list box with several selected options and one Tab stop; with more than eight options the stop is its search field.",
  ],
  anatomy: [
    "Search, above eight options",
    "Options with a box and a count",
    "The number of options that are not shown",
  ],
  content: ["Options are the stored terms, unchanged. A count stands at the end of the line."],
  do: {
    picture: (
      <MultiSelectList
        label="Channel"
        options={[
          { value: "chat", label: "chat", count: "71" },
          { value: "email", label: "email", count: "96" },
        ]}
        values={["email"]}
        onChange={() => undefined}
        words={words}
      />
    ),
    text: "Terms as they are stored, each with the number of records that it leaves.",
  },
  dont: {
    picture: (
      <MultiSelectList
        label="Paid"
        options={[
          { value: "yes", label: "yes" },
          { value: "no", label: "no" },
        ]}
        values={["yes", "no"]}
        onChange={() => undefined}
        words={words}
      />
    ),
    text: "Choices that exclude each other; for these take a `RadioGroup`.",
  },
};
