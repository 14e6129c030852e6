import type { ComponentGuide } from "../guide";
import { Combobox } from "./Combobox";

const nothing = () => undefined;

/** How to use the combobox. */
export const guide: ComponentGuide = {
  use: ["A text for which there are proposals, such as the names in use, but in which any text is allowed."],
  avoid: ["Only the given options are allowed: `Select`."],
  anatomy: ["Label", "Text", "List of proposals", "Help or error"],
  keys: [
    ["↓", "Opens the proposals and moves in them"],
    ["Enter", "Accepts the active proposal"],
    ["Escape", "Closes the proposals and keeps the text"],
  ],
  accessibility: [
    "A text field with the role `combobox`; the active proposal is announced while the focus stays in the field.",
  ],
  content: ["`noneFound` explains what happens with a new text, not only that nothing was found."],
  do: {
    picture: (
      <Combobox
        label="Metadata property"
        hint="Any name is allowed."
        value="channel"
        onChange={nothing}
        options={[]}
        noneFound="New property"
      />
    ),
    text: "The help explains that other texts are allowed, too.",
  },
  dont: {
    picture: <Combobox label="Yes or no" value="perhaps" onChange={nothing} options={[]} noneFound="None" />,
    text: "Only given choices make sense: use `RadioGroup` or `Select`.",
  },
};
