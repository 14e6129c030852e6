import { Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the screen on which files become records. */
export const guide: ComponentGuide = {
  use: ["Where owners and admins turn files of their own into records of a new or an existing dataset."],
  avoid: ["A repository of the hub: `HubDatasetScreen`.", "A dataset without records: `NewDatasetScreen`."],
  anatomy: [
    "Place for files, with the formats that are read",
    "First record with its questions",
    "First rows",
    "Files with what was found in them, and how they are read where that can be chosen",
    "New dataset, or one that gets more records",
    "Columns with what each becomes, and questions",
    "For a dataset that exists: which column fills which part, and what becomes of the others",
    "Instead of these, for a file with a whole dataset: what it has, and accounts for its people",
    "Dialog that imports and shows the outcome of the rows",
  ],
  keys: [
    ["Tab", "Moves from control to control"],
    ["↑ ↓ on a grip", "Moves a column or a question"],
    ["← → ↑ ↓ on a border", "Resizes the panes"],
  ],
  accessibility: [
    "Whoever cannot drag chooses files by the button.",
    "The end of an import is announced with its numbers.",
  ],
  content: ["Each notice is one sentence that says what was found and how it is read."],
  do: {
    picture: (
      <Stack gap={2}>
        <Text>3 rows were left out.</Text>
        <Button>Save the rows left out</Button>
      </Stack>
    ),
    text: "What could not be imported is counted and can be had with its reasons.",
  },
  dont: {
    picture: <Text>Import failed: invalid input.</Text>,
    text: "One bad row stops all others, and nobody learns which one.",
  },
};
