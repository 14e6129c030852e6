import type { ComponentGuide } from "../guide";

/** How to use the key. */
export const guide: ComponentGuide = {
  use: ["The key that does the same as the control beside it."],
  avoid: ["Text that explains keys: set `isText`, so that it is read aloud and shown on touch devices."],
  keys: [],
  accessibility: [
    "Hidden from screen readers and touch devices, unless `isText` is set: the shortcut belongs to the documentation of a control, not to its name.",
  ],
};
