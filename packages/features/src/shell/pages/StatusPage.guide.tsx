import { Button, type ComponentGuide, EmptyState } from "@glossa/design-system";

/** How to use the status page. */
export const guide: ComponentGuide = {
  use: ["An address that does not exist, a page that failed to load or to render."],
  avoid: [
    "A list or a panel that failed, on a page that works: `EmptyState` with a button to try again.",
    "A server that does not respond for a while: a `Banner`.",
  ],
  anatomy: [
    "Number (`status`)",
    "What happened",
    "Message of the error (optional, `detail`)",
    "Button to load the page again",
    "Link to the home page",
  ],
  keys: [["Tab", "Moves to the buttons"]],
  accessibility: [
    "The sentence is the heading of the page. The number is decoration: the sentence says the same.",
  ],
  content: ["What happened in one sentence, then what to do. No apology, no joke."],
  do: {
    picture: (
      <EmptyState
        title="This dataset does not exist"
        level={3}
        action={<Button size="sm">Back to home</Button>}
      >
        It may have been deleted.
      </EmptyState>
    ),
    text: "What happened, a likely reason, and a way on.",
  },
  dont: {
    picture: (
      <EmptyState title="Oops! Error 404" level={3}>
        Something went wrong.
      </EmptyState>
    ),
    text: "A number and a noise: no reason, no way on.",
  },
};
