import { type ComponentGuide, TextField } from "@glossa/design-system";

const nothing = () => undefined;

/** How to use the sign-in screen. */
export const guide: ComponentGuide = {
  use: [
    "The page before all others: a username with a password, providers of an organisation, or a link that signs in by itself.",
  ],
  avoid: [
    "A space of the model hub: `WelcomeScreen` comes first.",
    "A password that somebody else has set: `FirstPasswordScreen`.",
  ],
  anatomy: [
    "Slogan",
    "Username and password",
    "Error (`error`)",
    "Button",
    "Providers (`providers`), if there are any",
    "Question before a link replaces a session (`replacing`)",
  ],
  keys: [
    ["Tab", "Moves from field to field"],
    ["Enter", "Signs in from either field"],
  ],
  accessibility: [
    "The first field has the focus. The form can be filled in by a password manager.",
    "An error is announced, and both fields keep their text.",
    "While `isBusy`, the button keeps the focus and says that it is working.",
  ],
  content: [
    "The error is one sentence and names neither field as the wrong one: that would tell strangers which names exist.",
  ],
  do: {
    picture: (
      <TextField
        label="Password"
        value="1234"
        onChange={nothing}
        error="Wrong username or password. Try again"
        type="password"
      />
    ),
    text: "What is wrong and what to do, without telling which usernames exist.",
  },
  dont: {
    picture: (
      <TextField
        label="Password"
        value="1234"
        onChange={nothing}
        error="Error 401: no such user"
        type="password"
      />
    ),
    text: "A code, and an answer to a question that only an attacker asks.",
  },
};
