import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Checkbox } from "./Checkbox";

const nothing = () => undefined;

/** How to use the checkbox. */
export const guide: ComponentGuide = {
  use: [
    "A choice that is on or off and takes effect with a button.",
    "Selecting rows; `isMixed` on the box above them if some are selected.",
  ],
  avoid: ["A setting that applies at once: `Switch`.", "The options of a label question: `OptionChips`."],
  anatomy: ["Box with a tick, or a dash if `isMixed`", "Label (`label`)"],
  keys: [["Space", "Ticks or clears it"]],
  accessibility: [
    "A native checkbox; the label is part of the target. `isMixed` is announced as “mixed”.",
    "`isInvalid` sets `aria-invalid`; the reason is a text that the caller places below.",
  ],
  content: ["The label is a statement that is true if the box is ticked: “Overlapping spans are allowed”."],
  do: {
    picture: (
      <>
        <Checkbox label="Required" isChecked onChange={nothing} /> <Button>Save changes</Button>
      </>
    ),
    text: "The change takes effect with the button.",
  },
  dont: {
    picture: (
      <>
        <Checkbox label="Yes" isChecked onChange={nothing} />{" "}
        <Checkbox label="No" isChecked={false} onChange={nothing} />
      </>
    ),
    text: "Two boxes for one decision can both be ticked: use one box, or `RadioGroup`.",
  },
};
