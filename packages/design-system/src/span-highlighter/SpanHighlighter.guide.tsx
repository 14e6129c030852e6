import type { ComponentGuide } from "../guide";

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
    "Bar for suggestions and search (if needed)",
    "Text with lines and labels",
    "List of spans, for the keyboard and screen readers",
  ],
  keys: [
    ["Arrow keys", "Move the caret by characters and lines"],
    ["Shift with arrow keys", "Select a range"],
    ["1–9", "Mark the selection with a label"],
    ["Enter on a span", "Opens its labels"],
    ["Delete", "Removes the span"],
    ["Alt ↓", "Goes to the list of spans"],
    ["Alt ↑", "Returns to the text"],
    ["Ctrl or Cmd F", "Find in the text"],
  ],
  accessibility: [
    "Marks and labels are drawn beside the text and hidden from screen readers, which get an equal list of spans; changes are announced.",
    "Labels have words and lines, so that colour never stands alone; a label's own colour is kept readable in every theme.",
  ],
  content: ["Labels are short nouns; they stand below the words."],
};
