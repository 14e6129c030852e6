import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { EmptyState } from "./EmptyState";

/** How to use the empty state. */
export const guide: ComponentGuide = {
  use: [
    "A list or a page with nothing in it, or one that could not be loaded, with the one thing that a user can do about it.",
  ],
  avoid: ["Something that is still loading: `Skeleton`."],
  anatomy: [
    "Icon (optional, `icon`)",
    "Title (`title`)",
    "A sentence about what to do (`children`)",
    "Action (optional, `action`)",
  ],
  keys: [["Tab", "Moves to its action"]],
  accessibility: [
    "The title is a heading of the given `level`. With `titleRef` it can take the focus when the content above it has disappeared.",
  ],
  content: ["The title describes the situation, without a full stop. One line describes what can be done."],
  do: {
    picture: (
      <EmptyState level={3} title="No records match “refund”" action={<Button>Clear search</Button>}>
        Try fewer words.
      </EmptyState>
    ),
    text: "It describes the situation and offers the next step.",
  },
  dont: {
    picture: (
      <EmptyState
        level={3}
        title="Oops!"
        action={
          <>
            <Button>Reload</Button>
            <Button>Help</Button>
            <Button>Back</Button>
          </>
        }
      >
        Nothing here.
      </EmptyState>
    ),
    text: "Neither the reason nor the next step can be known from it.",
  },
};
