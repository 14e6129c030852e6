import { Badge, Button, type ComponentGuide, Stack } from "@glossa/design-system";

/** How to use the screen of people and workspaces. */
export const guide: ComponentGuide = {
  use: [
    "Where owners add people, give roles and workspaces and reset passwords, and where admins manage workspaces.",
  ],
  avoid: [
    "One's own account: `UserSettingsScreen`.",
    "Who works in a dataset at this moment: the team on the annotation page.",
  ],
  anatomy: [
    "Top bar",
    "Tabs: people, workspaces",
    "Search and the button to add",
    "Table: name, role, workspaces, state, actions",
    "Dialogs for each action",
  ],
  keys: [
    ["← →", "Move between the tabs"],
    ["Tab", "Moves from row to row"],
    [
      "Escape",
      "Closes a dialog that shows no password or link, after a question if something was entered; the focus returns to its button",
    ],
  ],
  accessibility: [
    "Each action names its person: “Reset the password of ben”.",
    "A dialog that deletes says what goes with it.",
  ],
  content: [
    "Buttons name the person and the effect. A new password is shown once, with a button to copy it.",
  ],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Badge>annotator</Badge>
        <Button size="sm">Remove ben</Button>
      </Stack>
    ),
    text: "An action names its person, also for those who do not see the row.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={2}>
        <Badge look="accent">ROLE_2</Badge>
        <Button size="sm" tone="danger">
          X
        </Button>
      </Stack>
    ),
    text: "A value of the database, and a cross that may mean anything.",
  },
};
