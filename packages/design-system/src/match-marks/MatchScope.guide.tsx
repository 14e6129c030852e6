import type { ComponentGuide } from "../guide";

/** How to use match marks. */
export const guide: ComponentGuide = {
  use: ["What a search matched in texts of any kind: plain, Markdown, messages, tables."],
  avoid: [
    "Marks that users make: `SpanHighlighter`.",
    "A guess of what the server matched. The function that finds matches follows the server's rules.",
  ],
  keys: [],
  accessibility: [
    "Matches have a ground and an underline, so colour is not their only sign.",
    "The elements of the text stay as they are: screen readers read it without interruptions.",
    "`useMatches` tells how many there are and goes from one to the next; the page offers buttons and keys for it.",
  ],
};
