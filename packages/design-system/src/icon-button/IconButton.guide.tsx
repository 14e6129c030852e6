import type { ComponentGuide } from "../guide";
import { LinkPicture, Settings } from "../icon";
import { IconButton } from "./IconButton";

/** How to use the icon button. */
export const guide: ComponentGuide = {
  use: ["An action that everybody knows by its icon, or that stands in a row of such actions."],
  avoid: ["The most important action of a page: `Button`, with words."],
  keys: [
    ["Enter, Space", "Runs the action"],
    ["Escape", "Closes the tooltip"],
  ],
  accessibility: [
    "`label` is its name and its tooltip, unless `tooltip` is shorter. `isPressed` makes it a toggle with `aria-pressed`.",
    "A disabled one stays focusable, so that its name can be read.",
    "28 pixels for a pointer, 44 for a finger.",
  ],
  content: ["The name is a verb with its object: “Copy link to dataset”."],
  do: {
    picture: (
      <>
        <IconButton picture={LinkPicture} label="Copy link to dataset" />
        <IconButton picture={Settings} label="Open settings of dataset" />
      </>
    ),
    text: "Known icons in a row; each name includes the object.",
  },
  dont: {
    picture: (
      <>
        <IconButton picture={Settings} label="More" />
        <IconButton picture={LinkPicture} label="Link" isOutlined />
      </>
    ),
    text: "“More” and “Link” do not name an action.",
  },
};
