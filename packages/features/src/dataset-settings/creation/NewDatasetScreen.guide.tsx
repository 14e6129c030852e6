import { Button, type ComponentGuide, Stack, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the screen of a new dataset. */
export const guide: ComponentGuide = {
  use: [
    "Where owners and admins create a dataset in the browser, from nothing or from the settings of another one.",
  ],
  avoid: [
    "A dataset that exists: `SettingsScreen`.",
    "Adding records: the command line or the Python client.",
  ],
  anatomy: [
    "Top bar",
    "Tabs: general, fields, questions, metadata, vectors",
    "Forms of what is new",
    "Button that publishes the dataset",
  ],
  keys: [
    ["← →", "Move between the tabs"],
    ["Tab", "Moves from field to field"],
  ],
  accessibility: ["If something is missing, its tab opens and the first wrong field gets the focus."],
  content: ["The button names what happens: “Publish dataset”. An error names the field and what it needs."],
  do: {
    picture: (
      <Stack gap={2}>
        <TextField label="Name" value="tickets" onChange={nothing} error="This name is taken in support." />
        <Button tone="primary">Publish dataset</Button>
      </Stack>
    ),
    text: "What is wrong stands where it is wrong, and the button stays usable.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <TextField label="Name" value="tickets" onChange={nothing} />
        <Button tone="primary" isDisabled>
          OK
        </Button>
      </Stack>
    ),
    text: "A button that does nothing and does not say why.",
  },
};
