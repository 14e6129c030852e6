import type { ComponentGuide } from "../guide";
import { CodeBlock } from "./CodeBlock";

/** How to use the code block. */
export const guide: ComponentGuide = {
  use: ["Lines that a user copies into a terminal or a program, with the name of the language above them."],
  avoid: ["Code inside a sentence: the `code` element.", "Code in a user's own text: `Markdown`."],
  anatomy: ["Lines, with a secret part hidden (`secret`)", "Button to copy"],
  keys: [["Tab", "Moves to the copy button, and to the code if it scrolls sideways"]],
  accessibility: [
    "`secret` is shown as dots and copied as it is.",
    "Copying is confirmed in words (`copiedLabel`).",
  ],
  content: ["Without a prompt sign; each line runs. `language` is the name people know: “Python”, “Shell”."],
  do: {
    picture: (
      <CodeBlock
        code="npm run glossa -- import tickets.csv"
        language="Shell"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    ),
    text: "Lines that work as they are copied.",
  },
  dont: {
    picture: (
      <CodeBlock
        code="$ npm run glossa -- import <your file>  # or similar"
        language="Text"
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    ),
    text: "A prompt sign, a gap to fill and a remark have to be removed after copying.",
  },
};
