import { Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the search for similar records. */
export const guide: ComponentGuide = {
  use: ["To find records like one or several others, by a vector of the dataset."],
  avoid: [
    "To find words: the search of the queue bar.",
    "To look at two records: the comparison of records.",
  ],
  anatomy: [
    "“Find similar” in the head of a record, “More like these” for several selected ones",
    "With several vectors: vector, order and limit in a popover",
    "Bar: the beginning of the reference, order, vector, limit, and its removal",
    "The similarity in the head of each record",
  ],
  keys: [
    ["Enter", "Finds; with one vector at once"],
    ["Esc", "Closes the popover"],
  ],
  accessibility: [
    "The bar is a region; the whole reference opens below it and scrolls by keyboard.",
    "Without a server that knows the vector, the reason is told and all records are shown.",
  ],
  content: ["The similarity is a percentage with one decimal. It says how near, not how right."],
  do: {
    picture: (
      <Stack direction="row" gap={3}>
        <Text tone="secondary">Similar to</Text>
        <Text>Charged twice for one order</Text>
        <Button size="sm">Remove the reference</Button>
      </Stack>
    ),
    text: "What the results are compared with stays in sight.",
  },
  dont: {
    picture: <Text>Results: cosine 0.9132 (message-mini)</Text>,
    text: "A formula and an internal name, and no reference.",
  },
};
