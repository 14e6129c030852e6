import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { FindSimilar } from "./FindSimilar";

const nothing = () => undefined;
const words = {
  title: "Find similar records",
  order: "Order",
  most: "Most similar",
  least: "Least similar",
  vector: "Vector",
  cancel: "Cancel",
  find: "Find",
};
const vectors = [{ value: "text", label: "Text" }];

/** How to use the search for similar records. */
export const guide: ComponentGuide = {
  use: ["Finding the records that are most or least like one, by one of its vectors."],
  avoid: ["A search by words: the search field of the page."],
  anatomy: [
    "Button (`trigger`)",
    "Order: most or least similar",
    "Vector, if there are several",
    "Number of results (optional, `limits`)",
    "Button that searches",
  ],
  keys: [
    ["Enter, Space", "Open the form, or start the search if there is only one vector"],
    ["Arrow keys", "Choose order, vector and number"],
    ["Enter", "Starts the search"],
    ["Escape", "Closes the form"],
  ],
  accessibility: ["Radio groups in a popover; the focus returns to the trigger."],
  content: ["Vectors have titles that name what they compare: “Text”, “Picture”."],
  do: {
    picture: (
      <FindSimilar trigger={<Button>Find similar</Button>} vectors={vectors} onFind={nothing} words={words} />
    ),
    text: "A record that has vectors.",
  },
  dont: {
    picture: (
      <FindSimilar
        trigger={<Button isDisabled>Find similar</Button>}
        vectors={vectors}
        onFind={nothing}
        words={words}
      />
    ),
    text: "A record without vectors: leave the button out, because nothing that the user does would enable it.",
  },
};
