import type { ComponentGuide } from "../guide";

/** How to use the Markdown. */
export const guide: ComponentGuide = {
  use: ["Texts of users: a record's own text (`reading`), guidelines and previews (`notes`)."],
  avoid: [
    "Texts of the interface: plain elements with texts from `locales`.",
    "HTML of records: a frame, as fields use it.",
  ],
  keys: [["Tab", "Moves through its links, and to code and tables that scroll sideways"]],
  accessibility: [
    "Nothing in it runs, styles the page or loads from unsafe addresses.",
    "`topLevel` puts its headings below those of the page. A missing picture says so in words.",
  ],
};
