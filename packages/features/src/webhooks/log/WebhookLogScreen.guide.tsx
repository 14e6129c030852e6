import { Badge, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the screen of the messages to a webhook. */
export const guide: ComponentGuide = {
  use: ["Where owners find out whether a receiver got its messages, and why not."],
  avoid: ["The webhooks themselves: `WebhooksScreen`.", "Who changed what: `AuditScreen`."],
  anatomy: [
    "Top bar",
    "The address",
    "The choice of a state, with the number of messages in each",
    "Table: event with time, outcome with reason, attempts, duration, actions",
    "Each attempt, unfolded: outcome with HTTP status, time, duration, reason; last, when the next one comes",
    "The button that shows older messages",
  ],
  keys: [
    ["Tab", "Moves from row to row"],
    ["Enter", "On the number of attempts: unfolds or folds them"],
  ],
  accessibility: [
    "Each row is named by its event; its actions name event and time.",
    "The attempts are a list in a row of their own, after the row of their message.",
  ],
  content: [
    "The reason is that of the server, unchanged: administrators search for it. A message can be read until it has arrived or was given up.",
  ],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Badge look="warning">Given up</Badge>
        <Text>connect ECONNREFUSED</Text>
      </Stack>
    ),
    text: "The outcome, and the reason.",
  },
  dont: { picture: <Badge>Error</Badge>, text: "An error that nobody can look for." },
};
