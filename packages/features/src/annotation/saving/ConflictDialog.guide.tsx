import { Button, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the conflict dialog. */
export const guide: ComponentGuide = {
  use: ["The user's own response was changed elsewhere before this one reached the server."],
  avoid: [
    "A response that the server refused: its reason beside the record.",
    "Two records: the comparison of records.",
  ],
  anatomy: [
    "What happened, and when",
    "Both versions side by side: each question with its answer, and whether they differ",
    "Actions: edit my version first, which saves nothing yet, use the saved version, keep my version",
  ],
  keys: [
    ["Tab", "Moves through the actions"],
    ["Esc", "Closes without a decision; the record says that one is due"],
  ],
  accessibility: [
    "A dialog that keeps the focus and returns it. What differs is said in a word, not only by colour.",
  ],
  content: ["“My version” is what is on this screen. The other version has a time, never a blame."],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Button>Use the saved version</Button>
        <Button tone="primary">Keep my version</Button>
      </Stack>
    ),
    text: "Both choices say what stays.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <Text>Conflict detected (412). Overwrite?</Text>
        <Stack direction="row" gap={2}>
          <Button>No</Button>
          <Button tone="danger">Yes</Button>
        </Stack>
      </Stack>
    ),
    text: "A code, and a question whose answer may lose work.",
  },
};
