import { Button, type ComponentGuide, Stack, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the settings of a dataset. */
export const guide: ComponentGuide = {
  use: ["The page on which owners and admins change what annotators see; annotators may read it."],
  avoid: ["Settings of a person: `UserSettingsScreen`.", "A single form: its own dialog."],
  anatomy: [
    "Top bar",
    "Title with a link to the dataset",
    "Tabs: general, fields, questions, metadata, vectors",
    "A form per thing, beside it what annotators see",
    "Button that deletes the dataset, at the end",
  ],
  keys: [
    ["← →", "Move between the tabs"],
    ["Tab", "Moves from field to field"],
    ["Enter", "Saves the form of the field"],
  ],
  accessibility: [
    "Each form has a heading with a badge while it is modified.",
    "A tab with unsaved changes says so in words beside its name.",
    "Without the right to edit, values are text instead of disabled fields.",
  ],
  content: ["A button names what it saves or deletes. Deleting says what is lost, with numbers."],
  do: {
    picture: (
      <Stack gap={2}>
        <TextField label="Title" value="What does the customer need?" onChange={nothing} />
        <Button size="sm" tone="primary">
          Save question
        </Button>
      </Stack>
    ),
    text: "Each form has its own button, which says what it saves.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <TextField label="title" value="topic_1" onChange={nothing} />
        <Button size="sm" tone="primary">
          OK
        </Button>
      </Stack>
    ),
    text: "The name of a column, and a button that says nothing.",
  },
};
