import { type ComponentGuide, Skeleton, Spinner, Stack } from "@glossa/design-system";

/** How to use the loading page. */
export const guide: ComponentGuide = {
  use: ["A page of which nothing is known yet: its code or its first answer is on its way."],
  avoid: [
    "A part of a page that is there: a `Skeleton` of its own size.",
    "An action that runs: `busyLabel` of the `Button`.",
  ],
  anatomy: ["Spinner", "What is loading (`label`)"],
  keys: [],
  accessibility: [
    "The label is the heading of the page and is announced; the spinner is hidden from screen readers.",
  ],
  content: ["Name what is loading: “Loading tickets”."],
  do: {
    picture: (
      <Stack direction="row" gap={2}>
        <Spinner /> Loading tickets
      </Stack>
    ),
    text: "A small sign and what it stands for.",
  },
  dont: {
    picture: (
      <Stack gap={2} style={{ inlineSize: "12rem" }}>
        <Skeleton height="24px" />
        <Skeleton height="24px" />
      </Stack>
    ),
    text: "The outlines of a list on a page that will be a form.",
  },
};
