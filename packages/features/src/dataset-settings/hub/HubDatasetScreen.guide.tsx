import { Button, type ComponentGuide, Select, Stack } from "@glossa/design-system";

const nothing = () => undefined;
const words = { search: "Find a column", noneFound: "No column found" };

/** How to use the screen of a dataset from the hub. */
export const guide: ComponentGuide = {
  use: ["Where owners and admins turn a repository of the Hugging Face hub into a dataset."],
  avoid: ["A dataset without a repository: `NewDatasetScreen`.", "A dataset that exists: `SettingsScreen`."],
  anatomy: [
    "First record with its questions",
    "Rows of the repository, and the hub’s viewer",
    "Subset and split",
    "Columns with what each becomes",
    "Questions, a card each",
    "Dialog that creates the dataset and shows each step",
  ],
  keys: [
    ["Tab", "Moves from control to control"],
    ["↑ ↓ on a grip", "Moves a column or a question"],
    ["← → ↑ ↓ on a border", "Resizes the panes"],
  ],
  accessibility: [
    "The first fault stands beside the button, and the button moves the focus to it.",
    "Each step of the creation is announced.",
  ],
  content: ["A column keeps the name and the type that the hub gives it."],
  do: {
    picture: (
      <Stack gap={2}>
        <Select
          label="What body becomes"
          options={[{ value: "text", label: "Text field" }]}
          value="text"
          onChange={nothing}
          placeholder="No mapping"
          words={words}
        />
        <Button tone="primary">Create dataset</Button>
      </Stack>
    ),
    text: "A column of a known type is mapped without being asked.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <Select
          label="Column 2"
          options={[{ value: "text", label: "Text" }]}
          value={undefined}
          onChange={nothing}
          placeholder="Choose"
          words={words}
        />
        <Button tone="primary">OK</Button>
      </Stack>
    ),
    text: "An empty form that asks for what the hub already says.",
  },
};
