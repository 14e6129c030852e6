import type { ComponentGuide } from "../guide";
import { SpanHighlighter } from "./SpanHighlighter";

const text = "Norrland must repay €214 million.";
const spans = [
  { start: 0, end: 8, label: "organisation" },
  { start: 20, end: 32, label: "money" },
];

/** How to use the span highlighter. */
export const guide: ComponentGuide = {
  use: [
    "Marking ranges of a text, or of content on the page, with labels; by mouse, finger or keyboard alone.",
  ],
  avoid: [
    "Showing marked text that nobody edits: the same with `isReadOnly`.",
    "One label for a whole text: `OptionChips`.",
  ],
  anatomy: [
    "Bar for suggestions, for search, and for what was begun and needs another choice (if needed)",
    "Text with lines and labels below the words, and relations above them",
    "List of spans, for the keyboard and screen readers",
  ],
  keys: [
    ["Arrow keys", "Move the caret by characters and lines"],
    ["Shift with arrow keys", "Select a range"],
    ["1–9", "Mark the selection with a label"],
    [
      "Enter on a selection",
      "Marks it with the active label; without one, or with `asksForLabel`, opens the labels",
    ],
    ["Enter on a span", "Opens its labels"],
    ["+ in the list", "Adds a piece to the span: select it, then press Enter"],
    ["← → in the list", "Choose a piece of the span, whose borders Shift moves"],
    ["Ctrl or Cmd while selecting", "Adds the selection to the framed span"],
    ["Enter on a span, Tab", "Relates the span to another one: choose it in the list, then press Enter"],
    ["Delete", "Removes the span"],
    ["Alt ↓", "Goes to the list of spans"],
    ["Alt ↑", "Returns to the text"],
    ["Ctrl or Cmd F", "Find in the text"],
  ],
  accessibility: [
    "Marks and labels are drawn beside the text and hidden from screen readers, which get an equal list of spans; changes are announced.",
    "A span of several pieces is one entry of the list; a dotted line joins its pieces, and dots in the label do where they are far apart.",
    "Relations are lines with an arrow and a word; the entries of both spans in the list include them.",
    "Labels have words and lines, so that colour never stands alone; a label's own colour is kept readable in every theme.",
  ],
  content: ["Labels are short nouns; they stand below the words."],
  do: {
    picture: (
      <SpanHighlighter
        {...{ text, spans }}
        isReadOnly
        labels={[
          { value: "organisation", text: "Organisation" },
          { value: "money", text: "Money" },
        ]}
      />
    ),
    text: "Nouns that are shorter than what they mark.",
  },
  dont: {
    picture: (
      <SpanHighlighter
        {...{ text, spans }}
        isReadOnly
        labels={[
          { value: "organisation", text: "Name of an organisation, company or state" },
          { value: "money", text: "MON_AMT" },
        ]}
      />
    ),
    text: "An explanation, which belongs in the guidelines, and an abbreviation that has to be learned.",
  },
};
