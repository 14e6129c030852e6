import { type ComponentGuide, Stack, Text } from "@glossa/design-system";

/** How to use the comparison of two records. */
export const guide: ComponentGuide = {
  use: ["Two records that seem to be the same: two selected ones, or a similar record and its reference."],
  avoid: [
    "Two responses to one record: the conflict dialog.",
    "What suggestions would change: the comparison before they are accepted.",
  ],
  anatomy: [
    "Title, and how differences are marked",
    "For each field its title, or that there are no differences",
    "The text of both records side by side; on a phone below each other",
  ],
  keys: [
    ["Tab", "Goes to each text that scrolls"],
    ["Esc", "Closes; the focus returns"],
  ],
  accessibility: [
    "What only the first record has is a deletion, what only the second has an insertion: as elements, with a sign, a line and a colour.",
    "Words are found in every script; very long texts are compared line by line.",
  ],
  content: ["Texts are shown as they are, also markup."],
  do: {
    picture: (
      <Stack direction="row" gap={4}>
        <Text>
          the <del>− walnut</del> table
        </Text>
        <Text>
          the <ins>+ oak</ins> table
        </Text>
      </Stack>
    ),
    text: "Whole words, with a sign and a line.",
  },
  dont: {
    picture: (
      <Text>
        the <del>w</del>
        <ins>o</ins>a<del>lnut</del>
        <ins>k</ins> table
      </Text>
    ),
    text: "Letters of two words mixed.",
  },
};
