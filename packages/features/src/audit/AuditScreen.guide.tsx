import { Badge, type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the screen of the audit log. */
export const guide: ComponentGuide = {
  use: [
    "Where owners find out who signed in, and who changed people, keys, settings or the answers of others.",
  ],
  avoid: [
    "What happens at this moment: the team on the annotation page.",
    "The state of people and keys: `PeopleScreen` and `UserSettingsScreen`.",
  ],
  anatomy: [
    "Top bar",
    "Search: person, kind, object, first and last day",
    "The button that saves the entries as a file",
    "Table: time, person, action, object",
    "The button that shows older entries",
  ],
  keys: [["Tab", "Moves through the search to the buttons"]],
  accessibility: ["Each row is named by its person."],
  content: ["An action is a short sentence without its person: “Changed a dataset”. No values, no contents."],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Text>Changed a person</Text>
        <Badge>changed: role</Badge>
      </Stack>
    ),
    text: "The action in words, and which settings changed.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={2}>
        <Text>PATCH /users</Text>
        <Badge>password: hunter2</Badge>
      </Stack>
    ),
    text: "A call of the API, and a value.",
  },
};
