import type { ComponentGuide } from "@glossa/design-system";
import { FieldView } from "./FieldView";

/** How to use the field. */
export const guide: ComponentGuide = {
  use: ["One field of a record, of any type: text, Markdown, image, chat, HTML or a template."],
  avoid: ["Text that people write: the text question.", "Trusted text of the application: plain elements."],
  anatomy: ["Title", "Content", "Blocked requests, if the content tried any"],
  keys: [["Tab", "Moves to links, to the button that enlarges an image, and into a frame"]],
  accessibility: [
    "A region that the title of the field names.",
    "Content comes from users and is never trusted: HTML and templates run in a frame without access to the page or the network.",
    "The writing direction follows the content, paragraph by paragraph.",
  ],
  content: ["The title is a noun: “Message”, “Reply A”. It names the field in the questions about it."],
  do: {
    picture: (
      <FieldView
        field={{ title: "Message", settings: { type: "text", use_markdown: true } }}
        value={"I paid **€40** twice.\n\n- Order 1881\n- Order 1882"}
      />
    ),
    text: "A title of one word; a text with formatting is shown formatted.",
  },
  dont: {
    picture: (
      <FieldView
        field={{ title: "prompt_v2 (raw)", settings: { type: "text", use_markdown: false } }}
        value={"I paid **€40** twice.\n\n- Order 1881\n- Order 1882"}
      />
    ),
    text: "The name of a column, and formatting that annotators have to read through.",
  },
};
