import { Avatar, Button, type ComponentGuide } from "@glossa/design-system";

/** How to use the account menu. */
export const guide: ComponentGuide = {
  use: ["The end of the top bar of every page: theme, language, settings, people, documentation, sign-out."],
  avoid: ["Actions of the page: its own bar."],
  anatomy: [
    "Avatar as the button",
    "Name and role",
    "Theme",
    "Language",
    "Settings, people and documentation",
    "Sign-out",
  ],
  keys: [
    ["Enter, Space, ↓", "Opens the menu"],
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Escape", "Closes it; the focus returns to the avatar"],
  ],
  accessibility: [
    "The button's name is that of the user. Theme and language are groups of choices, of which one is ticked.",
    "Signing out asks first if answers have not been sent.",
  ],
  content: ["Each language is written in itself."],
  do: {
    picture: <Avatar username="marisol" size="medium" />,
    text: "Two letters; the whole name is said and shown on hover.",
  },
  dont: {
    picture: <Button size="sm">marisol@helpdesk-norrland.example</Button>,
    text: "A name of any length in a bar that has no room for it.",
  },
};
