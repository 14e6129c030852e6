import type { ComponentGuide } from "../guide";

/** How to use the dialog. */
export const guide: ComponentGuide = {
  use: [
    "A question that has to be answered before the user can go on: delete, compare two versions.",
    "Content that is looked at for itself: `isWide` for text, `isFull` for images.",
  ],
  avoid: [
    "Something that has happened: `ToastRegion`.",
    "A filter or a small form about a button: `FilterPopover`.",
  ],
  anatomy: ["Title and ×", "Description (optional)", "Content", "Actions (optional)"],
  keys: [
    ["Tab", "Stays inside"],
    ["Escape", "Closes it"],
  ],
  accessibility: [
    "The title names it, the description is read when it opens.",
    "The focus goes to the first control or to `focusFirst`, and returns to where it was.",
  ],
  content: [
    "The title asks or names: “Delete dataset?”. The buttons repeat the verb: “Delete dataset”, not “OK”.",
    "Cancel comes first, the action last.",
  ],
};
