import { type ComponentGuide, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the screen of the first password. */
export const guide: ComponentGuide = {
  use: ["Replaces every page while the password is one that somebody else set."],
  avoid: ["A password that a user changes at will: `UserSettingsScreen`."],
  anatomy: ["Why a new password is needed", "Current and new password", "Button", "Button to sign out"],
  keys: [
    ["Tab", "Moves from field to field"],
    ["Enter", "Saves the password"],
  ],
  accessibility: [
    "The first field has the focus; the required length is said before it is missed.",
    "A password manager tells the two fields apart.",
  ],
  content: ["Say the length as a range, and why the change is needed."],
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
    picture: (
      <TextField label="New password" type="password" value="abc" onChange={nothing} error="Invalid" />
    ),
    text: "The rule is told afterwards, and not even then.",
  },
};
