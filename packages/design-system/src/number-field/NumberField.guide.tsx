import type { ComponentGuide } from "../guide";
import { NumberField } from "./NumberField";

const nothing = () => undefined;

/** How to use the number field. */
export const guide: ComponentGuide = {
  use: ["A number that is typed or stepped, with limits."],
  avoid: [
    "A place on a scale: `Slider`, for a range `RangeSlider`.",
    "An identifier made of digits: `TextField`.",
  ],
  anatomy: ["Label", "Number", "Buttons for less and more (optional, `steps`)", "Help or error"],
  keys: [
    ["↑ ↓", "One step"],
    ["Page Up, Page Down", "Ten steps"],
    ["Home, End", "The smallest and the largest number"],
    ["Enter", "Takes what was typed"],
  ],
  accessibility: [
    "A spin button with its limits. Invalid text does not change the value, and the mouse wheel never does.",
    "`steps` adds two buttons for fingers.",
  ],
  content: ["The unit is part of the label or the help: “Width in pixels”."],
  do: {
    picture: (
      <NumberField
        label="Minimum of submitted responses"
        hint="1 to 20."
        value={2}
        min={1}
        max={20}
        onChange={nothing}
      />
    ),
    text: "The limits are in the help, so that nobody has to try.",
  },
  dont: {
    picture: <NumberField label="Telephone" value={4915112345} onChange={nothing} />,
    text: "An identifier: the arrow keys would change it. Use `TextField`.",
  },
};
