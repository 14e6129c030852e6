import { Badge, Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the search and the filters of the annotation screen. */
export const guide: ComponentGuide = {
  use: ["To restrict the records of a queue, and to sort them. The address says what is chosen."],
  avoid: [
    "To choose one of the statuses: the menu of the queue bar.",
    "To find records like another one: “Find similar”.",
    "To filter a list of datasets: `HomeScreen` has its own.",
  ],
  anatomy: [
    "Search field with the choice of the field and a help for operators",
    "Metadata, responses, suggestions, order: a button each, with what is chosen as badges",
    "Reset",
    "Saved filters",
    "On narrow screens: one button, and a dialog with all of them",
  ],
  keys: [
    ["/", "Goes to the search"],
    ["Enter", "Searches; opens a filter"],
    ["↑ ↓ Space", "Chooses values; their search filters the list"],
    ["Esc", "Closes a filter, which applies what was chosen"],
  ],
  accessibility: [
    "A filter is a dialog that its button names; the focus returns to the button.",
    "What a badge clears is in its name: “Clear language: de”.",
    "A range has number fields beside its slider.",
  ],
  content: [
    "A badge begins with the title of its property.",
    "What the dataset does not have is dropped from a link, and that is told.",
  ],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Button>Language</Button>
        <Badge>de, es</Badge>
      </Stack>
    ),
    text: "What restricts the list stays in sight.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <div>
          <Button>Filters (1)</Button>
        </div>
        <Text>0 records</Text>
      </Stack>
    ),
    text: "On a wide screen, a number that hides why the list is empty.",
  },
};
