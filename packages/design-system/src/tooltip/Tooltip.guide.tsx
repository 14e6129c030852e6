import type { ComponentGuide } from "../guide";
import { Search } from "../icon";
import { IconButton } from "../icon-button";
import { TextField } from "../text-field";
import { tooltip } from "./Tooltip.css";

const nothing = () => undefined;

/** How to use the tooltip. */
export const guide: ComponentGuide = {
  use: [
    "The name and the key of a control that has only an icon.",
    "The reason why a control is disabled, as `DisabledReason`. `isRich` for several facts, such as the source of a suggestion.",
  ],
  avoid: [
    "Anything that a user needs to know to go on: put it on the page. Touch devices have no hover.",
    "Controls inside: `FilterPopover` or `Dialog`.",
  ],
  anatomy: ["The element that it is about (`children`)", "Text (`content`)", "Key (optional, `keyHint`)"],
  keys: [
    ["Tab", "Opens it with the focus on its element"],
    ["Escape", "Closes it"],
  ],
  accessibility: [
    "It describes its element and never replaces the name of it.",
    "It opens on hover after a second, stays while the pointer is on it, and closes with Escape.",
  ],
  content: ["A few words without a full stop."],
  do: {
    picture: (
      <>
        <IconButton picture={Search} label="Find in text" /> <span className={tooltip}>Find in text</span>
      </>
    ),
    text: "It repeats the name of an icon that people see often.",
  },
  dont: {
    picture: (
      <>
        <TextField label="Password" value="" onChange={nothing} />{" "}
        <span className={tooltip}>At least 8 characters</span>
      </>
    ),
    text: "What people need before they type must not hide: pass it as `hint`.",
  },
};
