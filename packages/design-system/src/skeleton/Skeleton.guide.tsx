import type { ComponentGuide } from "../guide";
import { Stack } from "../stack";
import { Skeleton } from "./Skeleton";

/** How to use the skeleton. */
export const guide: ComponentGuide = {
  use: ["The outline of content that is loading and whose size is known."],
  avoid: ["Content of unknown size, or an action that runs: `Spinner`."],
  keys: [],
  accessibility: ["Decoration. The region around it sets `aria-busy` and names what is loading."],
  content: ["The region around it names what is loading: “Loading datasets”."],
  do: {
    picture: (
      <Stack gap={2} style={{ inlineSize: "12rem" }}>
        <Skeleton width="60%" height="16px" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    ),
    text: "The outline of the content to come: nothing moves when it is there.",
  },
  dont: {
    picture: <Skeleton width="100%" height="96px" />,
    text: "A block of any size: the page jumps when the content comes. Use `Spinner`.",
  },
};
