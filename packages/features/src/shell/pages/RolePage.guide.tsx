import { Button, type ComponentGuide, EmptyState } from "@glossa/design-system";

/** How to use the page for another role. */
export const guide: ComponentGuide = {
  use: ["An address of a page that exists, for a user whose role does not permit it."],
  avoid: [
    "An address that does not exist: `StatusPage`.",
    "A part of a page that a role does not permit: leave it out, or say whose it is beside it.",
  ],
  anatomy: ["Top bar with the account menu", "Name of the page", "Whose page it is", "Link to the home page"],
  keys: [["Tab", "Moves to the account menu and to the link"]],
  accessibility: ["The name of the page is its heading and the title of the browser's tab."],
  content: ["Whose page it is, and whom to ask. Not that something was not found."],
  do: {
    picture: (
      <EmptyState title="Import files" level={3} action={<Button size="sm">Back to home page</Button>}>
        Only owners and admins can use this page.
      </EmptyState>
    ),
    text: "The user knows that the link was right, and whom to ask.",
  },
  dont: {
    picture: (
      <EmptyState title="404" level={3}>
        This page could not be found.
      </EmptyState>
    ),
    text: "The user looks for a mistake in the address.",
  },
};
