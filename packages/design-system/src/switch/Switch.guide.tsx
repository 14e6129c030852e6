import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Switch } from "./Switch";

const nothing = () => undefined;

/** How to use the switch. */
export const guide: ComponentGuide = {
  use: ["A setting that applies at once: single-key shortcuts on or off."],
  avoid: [
    "A choice that waits for a button: `Checkbox`.",
    "Two views of the same content: `SegmentedControl`.",
  ],
  anatomy: ["Rail with a thumb", "Label (`label`)"],
  keys: [["Space", "Turns it on or off"]],
  accessibility: ["A checkbox with the role `switch`. Its name is its label, which is part of the target."],
  content: [
    "The label names what is on: “Single-key shortcuts”, not “Enable single-key shortcuts”. It does not change with the state.",
  ],
  do: {
    picture: <Switch label="Single-key shortcuts" isOn onChange={nothing} />,
    text: "It applies at once, and its label names what is on.",
  },
  dont: {
    picture: (
      <>
        <Switch label="Enable deletion" isOn={false} onChange={nothing} /> <Button>Save</Button>
      </>
    ),
    text: "A setting that waits for a button looks as if it applied already: use `Checkbox`.",
  },
};
