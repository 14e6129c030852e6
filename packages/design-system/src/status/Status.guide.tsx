import type { ComponentGuide } from "../guide";
import { Status } from "./Status";

/** How to use the status. */
export const guide: ComponentGuide = {
  use: ["Where a record stands for a user: pending, draft, discarded or submitted."],
  avoid: ["Any other word about a thing: `Badge`."],
  anatomy: ["Glyph", "Word (`label`), hidden where the glyph stands in a row"],
  keys: [],
  accessibility: [
    "A glyph and a word, never colour alone. `isLabelHidden` hides the word in a table whose header says what the column is; screen readers still read it.",
  ],
  content: ["The word of the status as everywhere: “Pending”, “Draft”, “Submitted”, “Discarded”."],
  do: {
    picture: (
      <>
        <Status status="draft" label="Draft" /> <Status status="submitted" label="Submitted" />
      </>
    ),
    text: "Where a record stands for the user.",
  },
  dont: {
    picture: (
      <>
        <Status status="discarded" label="Failed" /> <Status status="submitted" label="Online" />
      </>
    ),
    text: "Other words borrow the glyph of a status: use `Badge`.",
  },
};
