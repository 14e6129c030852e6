import type { ComponentGuide } from "../guide";

/** How to use the code block. */
export const guide: ComponentGuide = {
  use: ["Lines that a user copies into a terminal or a program, with the name of the language above them."],
  avoid: ["Code inside a sentence: the `code` element.", "Code in a user's own text: `Markdown`."],
  keys: [["Tab", "Moves to the copy button, and to the code if it scrolls sideways"]],
  accessibility: [
    "`secret` is shown as dots and copied as it is.",
    "Copying is confirmed in words (`copiedLabel`).",
  ],
};
