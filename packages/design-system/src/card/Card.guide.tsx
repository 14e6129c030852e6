import type { ComponentGuide } from "../guide";
import { Text } from "../text";
import { Card } from "./Card";

/** How to use the card. */
export const guide: ComponentGuide = {
  use: ["Content that stands apart from its surroundings: a preview, an example, one of several choices."],
  avoid: ["Sections of a page: a heading and space divide them.", "A dataset in a list: `DatasetCard`."],
  anatomy: ["Frame", "Content"],
  keys: [],
  accessibility: ["It adds no role. If the content has a title, it is a `Heading` inside."],
  content: ["A card that has a title begins with a `Heading`."],
  do: {
    picture: (
      <Card>
        <Text size="sm" tone="secondary">
          Preview
        </Text>
        <Text>Where is my order?</Text>
      </Card>
    ),
    text: "Content that is not part of the text around it.",
  },
  dont: {
    picture: (
      <Card padding="lg">
        <Card>
          <Card>Guidelines</Card>
        </Card>
      </Card>
    ),
    text: "Cards in cards: borders no longer show what belongs together. Use a `Heading` and space.",
  },
};
