import { CodeBlock, type ComponentGuide, Text } from "@glossa/design-system";

/** How to use the settings of a user. */
export const guide: ComponentGuide = {
  use: [
    "The page of the signed-in person: profile, theme, language, text size, density, motion, notifications, keys, password, sign-ins, API keys.",
  ],
  avoid: ["Other people: `PeopleScreen`.", "The theme and the language alone: the account menu."],
  anatomy: [
    "Top bar",
    "Name, role and workspaces",
    "Appearance",
    "API key, hidden until it is asked for",
    "Password",
    "Sign-ins",
    "API keys with names",
  ],
  keys: [
    ["Tab", "Moves from setting to setting"],
    ["← →", "Choose the theme, the language, the text size, the density and the motion"],
  ],
  accessibility: [
    "A setting applies at once and says so; passwords and keys are saved by a button of their dialog.",
    "A key is hidden from screens and screen readers until it is shown.",
  ],
  content: ["A setting has a name and one sentence about its effect."],
  do: {
    picture: (
      <CodeBlock
        code="argilla.apikey"
        secret="argilla.apikey"
        language="text"
        copyLabel="Copy"
        copiedLabel="Copied"
        isWrapped
      />
    ),
    text: "A key stays hidden on a shared screen; it can be copied without being shown.",
  },
  dont: {
    picture: <Text>Your key: argilla.apikey</Text>,
    text: "A key that everybody behind the user can read.",
  },
};
