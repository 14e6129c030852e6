import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Kbd } from "../kbd";

/** How to use the command palette. */
export const guide: ComponentGuide = {
  use: ["Everything that can be done on a page, by name: actions, labels, datasets, records."],
  avoid: ["A few actions of one thing: `DropdownMenu`."],
  anatomy: [
    "Search field",
    "Groups of commands",
    "Name, note and key of a command",
    "Text if nothing is found",
  ],
  keys: [
    ["Typing", "Filters the commands"],
    ["↑ ↓", "Move among them"],
    ["Enter", "Closes the palette and runs the command"],
    ["Escape", "Closes it"],
  ],
  accessibility: [
    "A dialog with a combobox. `onRun` is called after the focus has returned to where it was.",
  ],
  content: ["A command is named like the button that does the same. Its key stands at the end."],
  do: {
    picture: <Button keyHint={<Kbd>Ctrl K</Kbd>}>Commands</Button>,
    text: "A control opens it, too: a key alone is found by few.",
  },
  dont: {
    picture: <Kbd isText>Ctrl K</Kbd>,
    text: "Only a key: it exists neither on a phone nor for someone who does not know it.",
  },
};
