import { Button, type ComponentGuide, ProgressMeter, Stack, Text } from "@glossa/design-system";

/** How to use the page of shared progress. */
export const guide: ComponentGuide = {
  use: ["What people see who open a link to somebody's progress; it continues to the dataset by itself."],
  avoid: ["Progress on the annotation page: `ProgressMeter` in the margin."],
  anatomy: [
    "Avatar",
    "Sentence about the progress",
    "Progress of the team",
    "Button to the dataset",
    "Button to stay",
  ],
  keys: [["Tab", "Moves to the two buttons"]],
  accessibility: ["The redirection is announced and can be stopped. Without a known dataset the page stays."],
  content: ["The sentence names the person, the number and the dataset."],
  do: {
    picture: (
      <Stack gap={2}>
        <Text>ana has submitted 377 records of tickets.</Text>
        <ProgressMeter label="48% submitted" parts={[{ status: "submitted", share: 0.48 }]} />
      </Stack>
    ),
    text: "Who, how many, of what; the meter is about the team.",
  },
  dont: {
    picture: (
      <Stack gap={2}>
        <Text>Great job! Redirecting…</Text>
        <Button tone="primary">Continue</Button>
      </Stack>
    ),
    text: "Praise for a reader who has done nothing, and a page that moves on without saying where.",
  },
};
