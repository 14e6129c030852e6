import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Stack } from "./Stack";

/** How to use the stack. */
export const guide: ComponentGuide = {
  use: ["Children below or beside each other at one distance from the scale of `vars.space`."],
  avoid: ["A layout with columns that line up: CSS grid in a style of its own."],
  keys: [],
  accessibility: ["It adds no role. `as` chooses the element: a list stays a list, a form a form."],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Button>Cancel</Button>
        <Button tone="primary">Create</Button>
      </Stack>
    ),
    text: "One distance from the scale; a row wraps where it does not fit.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={8}>
        <Button>Cancel</Button>
        <Button tone="primary">Create</Button>
      </Stack>
    ),
    text: "A wide gap between parts that belong together.",
  },
};
