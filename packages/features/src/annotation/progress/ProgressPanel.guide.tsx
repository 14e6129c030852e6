import { type ComponentGuide, ProgressMeter, Stack, Text } from "@glossa/design-system";

/** How to use the panel of one's own progress. */
export const guide: ComponentGuide = {
  use: ["Below the questions: how far the user is, and with a team, how far all are."],
  avoid: [
    "The progress of a running action: `ProgressMeter` beside its number.",
    "A dataset in a list: `HomeScreen`.",
  ],
  anatomy: [
    "Summary: submitted of all, a meter, a percentage",
    "Opened: the count of each status, with its shape",
    "The team's progress, and who is here",
    "For owners and admins: how far the team agrees on each question",
    "Sharing, where the server allows it",
  ],
  keys: [
    ["Enter", "Opens and closes the panel"],
    ["↑ ↓", "On its handle: changes the height"],
  ],
  accessibility: ["The meter is a picture whose name has the numbers; each status has a texture."],
  content: ["Numbers and percentages are written as in the language of the user."],
  do: {
    picture: (
      <Stack direction="row" gap={3}>
        <Text>412 of 1,620</Text>
        <ProgressMeter
          label="25.43% submitted"
          parts={[{ status: "submitted", share: 0.25 }]}
          style={{ inlineSize: "8rem" }}
        />
      </Stack>
    ),
    text: "The number beside its meter.",
  },
  dont: {
    picture: <Text>You are in the top 10 %! Keep going!</Text>,
    text: "A contest. Answers should be right, not fast.",
  },
};
