import type { ComponentGuide } from "../guide";
import { FilterPopover } from "./FilterPopover";

const nothing = () => undefined;

/** How to use the filter popover. */
export const guide: ComponentGuide = {
  use: ["A filter of a list, whose values are set now and then; what is set shows on the button."],
  avoid: ["A setting of the page that is changed often: a control on the page itself."],
  anatomy: [
    "Button with an icon and its name (`label`)",
    "Badges of the set values",
    "Popover with the fields (`children`)",
    "Button that clears the filter (optional, `clear`)",
  ],
  keys: [
    ["Enter, Space", "Open it"],
    ["Tab", "Moves through its controls"],
    ["Escape", "Closes it and applies what was set"],
  ],
  accessibility: [
    "The button names the filter and its set values. `onCommit` is called when the popover closes, or 500 ms after the last change, if the value differs.",
    "After a set value has been removed, the focus is on the next one or on the first control.",
  ],
  content: [
    "The badges are short: two are shown, the rest as a number. The button stays on one line and shortens them where space is tight.",
  ],
  do: {
    picture: (
      <FilterPopover
        label="Metadata"
        value=""
        onCommit={nothing}
        badgesOf={() => [{ label: "channel: chat", without: "" }]}
        moreLabel={String}
      >
        {() => null}
      </FilterPopover>
    ),
    text: "What is set can be read without opening it.",
  },
  dont: {
    picture: (
      <FilterPopover label="Filter (1)" value="" onCommit={nothing} badgesOf={() => []} moreLabel={String}>
        {() => null}
      </FilterPopover>
    ),
    text: "A number in the label: nobody knows what is set.",
  },
};
