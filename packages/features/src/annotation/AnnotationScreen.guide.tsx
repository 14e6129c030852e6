import { Badge, Button, type ComponentGuide, QuestionFrame, RatingRuler, Stack } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the annotation screen. */
export const guide: ComponentGuide = {
  use: ["The page on which records are answered: one by one, or many at once in bulk mode."],
  avoid: [
    "Questions in a page of your own: `QuestionView` and `FieldView` with `@glossa/session`.",
    "Looking at answers without giving any: a page of fields.",
  ],
  anatomy: [
    "Top bar: dataset, guidelines, team, account",
    "Queue bar: queue, search, filters, position",
    "Page: the record, below it the guidelines",
    "Margin: questions, actions, own progress",
    "Announcements for screen readers",
  ],
  keys: [
    ["1–9", "Chooses an option of the active question"],
    ["Enter", "Submits the record"],
    ["Backspace", "Discards it"],
    ["← →", "Previous and next record"],
    ["Mod+Z", "Undoes the last step, across records"],
    ["Mod+K", "Opens the command palette"],
    ["?", "Lists all shortcuts"],
  ],
  accessibility: [
    "Page and margin are regions with names; a skip link leads to each.",
    "The focus stays in the margin when the next record appears. What undo has taken back is announced.",
    "Text beside the record shows what is saved, waiting or refused.",
  ],
  content: [
    "The words of the actions are those of the statuses: “Submit”, “Discard”, “Save draft”.",
    "Messages about saving describe what has happened to the answer and what to do.",
  ],
  do: {
    picture: (
      <Stack gap={3}>
        <QuestionFrame id="screen-q" labelId="screen-q-title" title="How urgent is it?">
          <RatingRuler labelId="screen-q-title" values={[1, 2, 3, 4, 5]} value={4} onChoose={nothing} />
        </QuestionFrame>
        <Stack direction="row" gap={2}>
          <Button>Discard</Button>
          <Button tone="primary" keyHint="Enter">
            Submit
          </Button>
        </Stack>
      </Stack>
    ),
    text: "One filled button, with its key; the questions above it in the order in which they are answered.",
  },
  dont: {
    picture: (
      <Stack gap={3}>
        <Stack direction="row" gap={2}>
          <Button tone="primary">Submit</Button>
          <Button tone="danger">Discard</Button>
        </Stack>
        <div>
          <Badge>Saved?</Badge>
        </div>
      </Stack>
    ),
    text: "Actions before the questions, a warning colour for something that can be undone, and doubt about saving.",
  },
};
