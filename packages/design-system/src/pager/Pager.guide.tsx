import type { ComponentGuide } from "../guide";
import { Pager } from "./Pager";

const nothing = () => undefined;

/** How to use the pager. */
export const guide: ComponentGuide = {
  use: ["Moving through a long list one by one, or to a position that is typed."],
  avoid: ["Pages of a list that are all visible: links."],
  anatomy: [
    "Button to the previous position, with its key",
    "Position, which can be typed with `onGoTo`",
    "Button to the next position, with its key",
  ],
  keys: [
    ["Tab", "Moves to the arrows and to the position"],
    ["Enter on the position", "Turns it into a field"],
    ["Enter in the field", "Goes to the position; what is none stays in the field, with a message"],
    ["Escape in the field", "Keeps the position; the focus returns to it"],
  ],
  accessibility: [
    "A navigation that `label` names. At the ends the arrows are disabled but stay where they are.",
  ],
  content: ["Words of the buttons name what they move between: “Previous record”."],
  do: {
    picture: (
      <Pager
        label="Records"
        position={17}
        total={1208}
        previousLabel="Previous record"
        nextLabel="Next record"
        onPrevious={nothing}
        onNext={nothing}
        canGoBack
        canGoOn
      >
        17 of 1,208
      </Pager>
    ),
    text: "The position, the total, and what the arrows go to.",
  },
  dont: {
    picture: (
      <Pager
        label="Pager"
        position={17}
        previousLabel="<"
        nextLabel=">"
        onPrevious={nothing}
        onNext={nothing}
        canGoBack
        canGoOn
      >
        17
      </Pager>
    ),
    text: "A screen reader reads “less than”, and the number of remaining records is unclear.",
  },
};
