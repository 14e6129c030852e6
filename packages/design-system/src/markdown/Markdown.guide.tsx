import type { ComponentGuide } from "../guide";
import { Markdown } from "./Markdown";

const words = { copy: "Copy", copied: "Copied", badFormula: "Not a formula", noImage: "No picture" };

/** How to use the Markdown. */
export const guide: ComponentGuide = {
  use: ["Texts of users: a record's own text (`reading`), guidelines and previews (`notes`)."],
  avoid: [
    "Texts of the interface: plain elements with texts from `locales`.",
    "HTML of records: a frame, as fields use it.",
  ],
  anatomy: ["Blocks of the text", "Button to copy at a block of code"],
  keys: [["Tab", "Moves through its links, and to code and tables that scroll sideways"]],
  accessibility: [
    "Nothing in it runs, styles the page or loads from unsafe addresses.",
    "`topLevel` puts its headings below those of the page. A sentence replaces a missing picture.",
  ],
  content: [
    "The text comes from users: it is shown as it is. `words` name the buttons and what is left out.",
  ],
  do: {
    picture: (
      <Markdown
        look="notes"
        text={"Choose **refund** if the customer wants money back.\n\n- not for vouchers"}
        words={words}
      />
    ),
    text: "A text that a user has written.",
  },
  dont: {
    picture: <Markdown text="# Sign in" words={words} />,
    text: "A text of the interface: use `Heading` with a text from the locales, which is translated and has its level.",
  },
};
