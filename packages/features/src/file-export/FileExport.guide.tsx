import { Button, type ComponentGuide, RadioGroup, Stack } from "@glossa/design-system";

/** How to use the download of records. */
export const guide: ComponentGuide = {
  use: ["Above the records and in the list of datasets, for everyone who takes records along as a file."],
  avoid: [
    "A repository on the Hugging Face hub: `ExportButton`.",
    "Work without a network: `OfflineButton`.",
  ],
  anatomy: [
    "Button",
    "Dialog with records, answers, options and format",
    "While it runs: what has arrived",
    "At the end: the name of the file",
  ],
  keys: [
    ["Enter", "Opens the dialog, and starts the download from its form"],
    ["↑ ↓", "Choose within a group"],
    ["Esc", "Closes it, and cancels a download that runs"],
  ],
  accessibility: [
    "Start and end of a download are announced, the running numbers are not. A format that the dataset cannot be written in says what is missing.",
  ],
  content: [
    "Each choice says how many records it has, and each format what it is for. The button repeats the number.",
  ],
  do: {
    picture: (
      <Stack gap={2}>
        <RadioGroup
          label="Records"
          options={[{ value: "filter", label: "What the filter shows: 120 records" }]}
          defaultValue="filter"
        />
        <Button tone="primary">Download 120 records</Button>
      </Stack>
    ),
    text: "The user knows how much arrives before it does.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <RadioGroup
          label="Records"
          options={[{ value: "filter", label: "Filtered" }]}
          defaultValue="filter"
        />
        <Button tone="primary">OK</Button>
      </Stack>
    ),
    text: "With an overlooked filter, the file silently has too few records.",
  },
};
