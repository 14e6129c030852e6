import type { ComponentGuide } from "@glossa/design-system";

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
};
