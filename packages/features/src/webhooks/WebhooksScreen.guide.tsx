import { Badge, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the screen of webhooks. */
export const guide: ComponentGuide = {
  use: ["Owners choose here which programs are notified of changes to datasets, records and responses."],
  avoid: [
    "The messages to a webhook: `WebhookLogScreen`.",
    "Keys with which programs call the API: `UserSettingsScreen`.",
  ],
  anatomy: [
    "Top bar",
    "The button to add",
    "Table: address with description, events, last message, actions",
    "Dialogs for each action",
  ],
  keys: [
    ["Tab", "Moves from row to row"],
    ["↑ ↓", "Move in the actions of a webhook"],
    ["Escape", "Closes a dialog, after a question if something was entered; the focus returns to its button"],
  ],
  accessibility: ["Actions name their address. An outcome is a drawing and a word."],
  content: ["Events are named by what has happened: “Record completed”. The secret is copied, never shown."],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Text>https://hooks.example.org/</Text>
        <Badge look="warning">Off</Badge>
      </Stack>
    ),
    text: "A webhook that is off has a badge beside its address.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={2}>
        <Text>Webhook 3</Text>
        <Badge>record.completed</Badge>
      </Stack>
    ),
    text: "A number instead of the address, and a name of the API.",
  },
};
