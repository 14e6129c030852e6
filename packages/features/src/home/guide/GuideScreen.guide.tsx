import { type ComponentGuide, Markdown } from "@glossa/design-system";

const words = { copy: "Copy", copied: "Copied", badFormula: "Formula", noImage: "Picture" };

/** How to use the screen of guides. */
export const guide: ComponentGuide = {
  use: ["A page of instructions for users of the product, such as how to answer by keyboard."],
  avoid: ["The guidelines of a dataset, which belong to its annotation page."],
  anatomy: ["Top bar", "Title", "Text, in Markdown"],
  keys: [["Tab", "Moves through the links of the text and the buttons that copy code"]],
  accessibility: [
    "An article with the title as the heading of the page; it is busy until the text has loaded.",
  ],
  content: ["Steps are numbered, keys are written as on the keyboard, and each guide fits on two screens."],
  do: {
    picture: (
      <Markdown
        text={"1. Press **1** to choose.\n2. Press **Enter** to submit."}
        look="notes"
        words={words}
      />
    ),
    text: "Steps in the order in which they are done, each with its key.",
  },
  dont: {
    picture: (
      <Markdown
        text="Users may select an option, after which submission is possible by means of the Enter key."
        look="notes"
        words={words}
      />
    ),
    text: "One sentence without an order, about users instead of to them.",
  },
};
