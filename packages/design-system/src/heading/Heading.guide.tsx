import type { ComponentGuide } from "../guide";
import { Text } from "../text";
import { Heading } from "./Heading";

/** How to use the heading. */
export const guide: ComponentGuide = {
  use: ["The title of a page, a section or a part of a section. Choose the size by what it is the title of."],
  avoid: ["A text that only looks important: `Text`.", "The title of a question: `QuestionFrame` has one."],
  keys: [],
  accessibility: [
    "`level` is the level in the outline of the page, by which screen readers jump. Leave none out on the way down.",
  ],
  content: ["Nouns or a short statement, without a full stop."],
  do: {
    picture: (
      <div>
        <Heading level={2} size="section">
          Guidelines
        </Heading>
        <Heading level={3} size="part">
          Refunds
        </Heading>
      </div>
    ),
    text: "Each level follows the one above it.",
  },
  dont: {
    picture: (
      <div>
        <Heading level={4} size="page">
          Please note!
        </Heading>
        <Text>Drafts are kept.</Text>
      </div>
    ),
    text: "A level chosen for its looks, and a call for attention instead of a title.",
  },
};
