import { Button, type ComponentGuide, Stack } from "@glossa/design-system";

/** How to use the welcome screen. */
export const guide: ComponentGuide = {
  use: ["The first page of a space of the model hub: whose space it is, and how to sign in."],
  avoid: ["A server of an organisation: `SignInScreen`, with its providers below the form."],
  anatomy: [
    "Slogan",
    "Name and author of the space",
    "Button of the provider",
    "Button to sign in with a username",
  ],
  keys: [["Tab", "Moves to the two buttons"]],
  accessibility: ["The name of the space is the heading of the page."],
  content: ["A button names the provider: “Sign in with Hugging Face”."],
  do: {
    picture: (
      <Stack gap={2}>
        <Button tone="primary">Sign in with Hugging Face</Button>
        <Button tone="ghost">Sign in with a username</Button>
      </Stack>
    ),
    text: "The usual way first and filled, the other one below it.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <Button tone="primary">Sign in</Button>
        <Button tone="primary">Log in</Button>
      </Stack>
    ),
    text: "Two ways that nobody can tell apart.",
  },
};
