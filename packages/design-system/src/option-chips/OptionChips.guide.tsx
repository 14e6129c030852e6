import type { ComponentGuide } from "../guide";
import { OptionChips } from "./OptionChips";

const nothing = () => undefined;
const words = {
  search: "Search labels",
  noneFound: "No labels found",
  showMore: (count: number) => `Show ${count} more labels`,
  showFewer: "Show fewer labels",
};
const drawn = (texts: readonly string[], selected: readonly string[]) => (
  <OptionChips
    labelId="guide-chips"
    mode="single"
    options={texts.map((text, index) => ({ value: text, text, number: index + 1 }))}
    selected={selected}
    onChoose={nothing}
    isExpanded={false}
    onExpandedChange={nothing}
    words={words}
  />
);

/** How to use the option chips. */
export const guide: ComponentGuide = {
  use: [
    "The options of a label or multi-label question: they wrap, have numbers and can be searched.",
    "Up to thousands of options: above a limit only those near the window are drawn.",
  ],
  avoid: ["A choice in a form: `RadioGroup`, `Checkbox` or `Select`."],
  anatomy: [
    "Search (if there are many options)",
    "Options, each with its number",
    "“Show more” (if some are hidden)",
  ],
  keys: [
    ["Tab", "Moves to the chosen or first option, then to what follows"],
    ["↑ ↓", "Move among the options"],
    ["Space", "Chooses"],
    ["Letters", "Go to the search"],
    ["Enter in the search", "Chooses the first option found"],
  ],
  accessibility: [
    "Radio buttons or checkboxes in a group that the title of the question names (`labelId`).",
    "A suggestion is a pencil with its score and part of the name of the option. Chips keep their places, whatever is suggested or chosen.",
  ],
  content: ["Options are as short as people can tell them apart."],
  do: {
    picture: drawn(["Refund", "Delivery status", "Faulty product", "Other"], ["Refund"]),
    text: "Short options that exclude each other, with one for the rest.",
  },
  dont: {
    picture: drawn(
      [
        "The customer would like to have the money back",
        "The customer wants money or a replacement",
        "Money",
      ],
      [],
    ),
    text: "Long sentences with the same meaning: people choose differently, and the answers cannot be compared.",
  },
};
