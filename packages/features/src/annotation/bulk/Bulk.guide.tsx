import { Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use bulk mode of the annotation screen. */
export const guide: ComponentGuide = {
  use: [
    "One answer for many records that are alike: found by a search, by filters or by similarity.",
    "To accept what a model suggests, from a score on, after a comparison.",
  ],
  avoid: [
    "Records that must be read one by one: focus mode of `AnnotationScreen`.",
    "Answers that differ from record to record, apart from spans.",
  ],
  anatomy: [
    "List head: selection, height, page size",
    "The offer to affect all results",
    "List: a checkbox for each record, its fields, its suggestions",
    "Form: one for all selected records, with “Accept suggestions”",
    "Actions with the number of records; while one runs, its progress and Cancel",
  ],
  keys: [
    ["↑ ↓ Home End", "Moves from record to record"],
    ["Space", "Selects the record"],
    ["Shift+↑ Shift+↓", "Selects a range"],
    ["Mod+A", "Selects all records of the page"],
    ["1–9", "Chooses an option of the form, from the list, too"],
    ["Enter", "Submits the selected records"],
    ["Alt+J Alt+K", "Returns to the list"],
    ["Mod+Z", "Undoes the whole action as one step"],
    ["Esc", "Clears the selection; stops a running action"],
  ],
  accessibility: [
    "The list is one Tab stop. Each checkbox is named by its record.",
    "Progress is told while it changes; the reasons of failures are beside their records.",
  ],
  content: [
    "Actions say how many records they affect: “Submit 3”.",
    "Above 100 records, a dialog asks and says that the action can be undone.",
  ],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Button>Save 3 as draft</Button>
        <Button tone="primary" keyHint="Enter">
          Submit 3
        </Button>
      </Stack>
    ),
    text: "Each action says how many records it affects.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <Text>Are you sure? This cannot be undone.</Text>
        <div>
          <Button tone="danger">Apply to all</Button>
        </div>
      </Stack>
    ),
    text: "“All” of what? And it can be undone.",
  },
};
