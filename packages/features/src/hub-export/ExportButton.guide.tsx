import { Button, type ComponentGuide, Stack, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the export to the hub. */
export const guide: ComponentGuide = {
  use: ["Above the records, for owners and admins who put a dataset on the Hugging Face hub."],
  avoid: ["An export to a file: the command line."],
  anatomy: ["Button", "Dialog with owner, name, token and privacy", "While it runs: what is exported"],
  keys: [
    ["Enter", "Opens the dialog, and starts the export from its form"],
    ["Esc", "Closes it"],
  ],
  accessibility: [
    "Each field names its own fault. What a running export shows to the pointer, a press of the button shows, too.",
  ],
  content: ["The hint says that the token needs permission to write, and that it is not kept."],
  do: {
    picture: (
      <Stack gap={2}>
        <TextField
          label="Hugging Face token"
          value="secret"
          onChange={nothing}
          error="Invalid Hugging Face token"
        />
        <Button tone="primary">Export</Button>
      </Stack>
    ),
    text: "The fault stands at the field that has it.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <TextField label="Token" value="" onChange={nothing} />
        <Button tone="primary">OK</Button>
      </Stack>
    ),
    text: "A field that does not say which token, and what it must permit.",
  },
};
