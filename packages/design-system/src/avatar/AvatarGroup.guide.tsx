import type { ComponentGuide } from "../guide";
import { AvatarGroup } from "./AvatarGroup";

/** How to use the avatar group. */
export const guide: ComponentGuide = {
  use: ["The team of a dataset, or everybody on a record, in little room."],
  avoid: ["A list of people with more about each of them: a list with `Avatar` in each row."],
  anatomy: ["Up to ten `Avatar`s", "The number of those that are not shown (`moreLabel`)"],
  keys: [
    ["Tab", "Moves to the number of hidden people"],
    ["Enter, Space", "Unfolds up to ten people"],
  ],
  accessibility: ["A list that `label` names. It folds again when the pointer or the focus leaves it."],
  content: ["`label` says who they are: “Team”, “Also on this record”."],
  do: {
    picture: (
      <AvatarGroup
        usernames={["marisol", "jonas", "ana", "ben", "yuki"]}
        label="Team"
        moreLabel={(hidden) => `+${hidden}`}
      />
    ),
    text: "A few people, the others as a number.",
  },
  dont: {
    picture: <AvatarGroup usernames={["2 pending", "7 draft"]} label="Status" moreLabel={String} />,
    text: "Anything but usernames: use `Badge` or `Status`.",
  },
};
