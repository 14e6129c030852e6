import type { ComponentGuide } from "../guide";
import { Text } from "./Text";

/** How to use the text. */
export const guide: ComponentGuide = {
  use: ["Sentences of the interface: a summary, an explanation, a hint."],
  avoid: ["The texts of records: `Markdown`, in the type for reading.", "Titles: `Heading`."],
  keys: [],
  accessibility: ['It is a paragraph. `as="span"` makes it a part of another one.'],
  content: ["One or two sentences. Longer texts: `Markdown`."],
  do: {
    picture: (
      <div>
        <Text>Answers are kept in this browser.</Text>
        <Text tone="secondary" size="sm">
          They are sent when the server can be reached.
        </Text>
      </div>
    ),
    text: "What matters first, its explanation quieter.",
  },
  dont: {
    picture: (
      <div>
        <Text tone="secondary">Delete this dataset?</Text>
        <Text size="lg">(optional)</Text>
      </div>
    ),
    text: "The question is quieter than the remark.",
  },
};
