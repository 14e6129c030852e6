import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Kbd } from "./Kbd";

/** How to use the key. */
export const guide: ComponentGuide = {
  use: ["The key that does the same as the control beside it."],
  avoid: ["Text that explains keys: set `isText`, so that it is read aloud and shown on touch devices."],
  keys: [],
  accessibility: [
    "Hidden from screen readers and touch devices, unless `isText` is set: the shortcut belongs to the documentation of a control, not to its name.",
  ],
  content: ["Keys are named as they are printed: “Enter”, “Ctrl”, “⌘” on a Mac."],
  do: {
    picture: <Button keyHint={<Kbd>Enter</Kbd>}>Submit</Button>,
    text: "The key stands at the control that does the same.",
  },
  dont: {
    picture: (
      <span>
        Press <Kbd>Enter</Kbd> to submit.
      </span>
    ),
    text: "Inside a sentence, screen readers and phones leave the key out: set `isText`.",
  },
};
