import { Badge, Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the queue bar. */
export const guide: ComponentGuide = {
  use: ["Above the records: which of them are on screen, and at which one the user is."],
  avoid: ["The user's counts of all statuses: “My progress”.", "Pages of a table: `Pager` alone."],
  anatomy: [
    "Status with its count, as a menu",
    "Search and filters",
    "Colleagues on this record",
    "Shortcuts",
    "Focus or bulk mode",
    "Position, with previous and next",
  ],
  keys: [
    ["← →", "Previous and next record or page"],
    ["?", "Lists all shortcuts"],
    ["Enter", "On the position: takes a number to go to"],
  ],
  accessibility: [
    "It is a region; the position is a navigation named “Records” or “Pages”.",
    "Each status has a shape and a word, not only a colour.",
  ],
  content: ["The total counts what is still in the queue: it falls while records are answered."],
  do: {
    picture: (
      <Stack direction="row" gap={3}>
        <Button>Pending 1,208</Button>
        <Text>
          <b>17</b> of 1,208
        </Text>
      </Stack>
    ),
    text: "One total, and the position in it.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={3}>
        <Badge>1,208</Badge>
        <Text>Page 2 of 61</Text>
      </Stack>
    ),
    text: "A number without its status, and pages that nobody counts in.",
  },
};
