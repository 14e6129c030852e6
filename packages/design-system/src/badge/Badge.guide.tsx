import type { ComponentGuide } from "../guide";
import { Badge } from "./Badge";

/** How to use the badge. */
export const guide: ComponentGuide = {
  use: ["One word about the thing beside it: the type of a field, a role, that something was modified."],
  avoid: [
    "The status of a record: `Status`, which has a glyph.",
    "Something that can be pressed or removed: a button.",
  ],
  anatomy: ["Icon (optional)", "Word"],
  keys: [],
  accessibility: [
    "Plain text in reading order. The looks differ in more than colour; the word carries the meaning.",
  ],
  content: ["One or two words."],
  do: {
    picture: (
      <>
        <strong>urgency</strong> <Badge>rating</Badge> <Badge look="warning">Modified</Badge>
      </>
    ),
    text: "A word about the thing beside it, in the look that has this meaning.",
  },
  dont: {
    picture: (
      <>
        <Badge look="warning">12 new</Badge> <Badge look="accent">Open all records</Badge>{" "}
        <Badge look="filled">Important!</Badge>
      </>
    ),
    text: "A counter, an action and decoration: looks without their meaning mean nothing elsewhere either.",
  },
};
