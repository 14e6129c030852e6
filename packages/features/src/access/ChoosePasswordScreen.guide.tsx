import { Button, type ComponentGuide, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the screen on which people with a link choose a password. */
export const guide: ComponentGuide = {
  use: ["People who were invited, or have lost their password, come here by a link that works once."],
  avoid: ["A password that a user changes at will: `UserSettingsScreen`."],
  anatomy: ["The username that the link belongs to", "New password", "Button"],
  keys: [
    ["Tab", "Moves from the field to the button"],
    ["Enter", "Saves the password and signs in"],
  ],
  accessibility: [
    "The field has the focus; the required length is said before it is missed.",
    "A link that does not work says why, and whom to ask.",
  ],
  content: ["Say under which name the person signs in from now on."],
  do: {
    picture: (
      <TextField
        label="New password"
        type="password"
        value=""
        onChange={nothing}
        hint="8 to 100 characters"
      />
    ),
    text: "The rule is there before it is broken.",
  },
  dont: {
    picture: <Button tone="primary">OK</Button>,
    text: "A button that does not say what happens.",
  },
};
