import { type ComponentGuide, Skeleton, Spinner, Stack } from "@glossa/design-system";

/** How to use the loading annotation page. */
export const guide: ComponentGuide = {
  use: ["The annotation page while its dataset is on its way, which takes long from a slow server."],
  avoid: ["Another page of which nothing is known yet: `LoadingPage`."],
  anatomy: ["Top bar with what is loading, and the account", "Bar of the queue", "Record", "Questions"],
  keys: [],
  accessibility: [
    "What is loading is the heading of the page and is announced; the outlines are hidden from screen readers and do not move for readers who prefer that.",
  ],
  content: ["The last part of the path says what is loading: “Loading dataset”."],
  do: {
    picture: (
      <Stack gap={2} style={{ inlineSize: "12rem" }}>
        <Skeleton width="30%" />
        <Skeleton height="1rem" />
        <Skeleton width="80%" height="1rem" />
      </Stack>
    ),
    text: "The outline of a record: nothing moves when it comes.",
  },
  dont: {
    picture: (
      <Stack direction="row" gap={2}>
        <Spinner /> Loading dataset
      </Stack>
    ),
    text: "A page that is blank for seconds, and then changes as a whole.",
  },
};
