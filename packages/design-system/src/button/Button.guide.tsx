import type { ComponentGuide } from "../guide";
import { Button } from "./Button";

/** How to use the button. */
export const guide: ComponentGuide = {
  use: [
    "An action on this page: submit, save, delete, open a dialog.",
    "`primary` once per page or dialog, for the action that most people want. `danger` only for the step that cannot be undone.",
  ],
  avoid: [
    "For another address use `ButtonLink`: it opens in a new tab with a middle click.",
    "For an action with an icon only use `IconButton`, which requires a name.",
    "For a setting that is on or off use `Switch`.",
  ],
  anatomy: [
    "Icon (optional, `icon`)",
    "Words (`children`)",
    "Key (optional, `keyHint`)",
    "Icon at the end, for a menu (`iconEnd`)",
  ],
  keys: [
    ["Enter, Space", "Runs the action"],
    ["Tab", "Moves to the next control"],
  ],
  accessibility: [
    "A `button`; its name is its words. A shortcut in `keyHint` is not part of the name.",
    "While `busyLabel` is set, it keeps its width and the focus, has `aria-busy` and ignores clicks.",
    "A disabled button keeps the focus. Put it into a `DisabledReason`, which tells the reason in a tooltip.",
  ],
  content: [
    "One or two words, a verb first: “Save draft”, not “Draft saving”.",
    "Sentence case, no full stop. Name the object if the page has several: “Delete dataset”.",
  ],
  do: {
    picture: (
      <>
        <Button>Cancel</Button> <Button tone="danger">Delete dataset</Button>
      </>
    ),
    text: "Labels name the actions, so that users need not read the question above them.",
  },
  dont: {
    picture: (
      <>
        <Button tone="primary">No</Button> <Button tone="primary">Yes</Button>
      </>
    ),
    text: "Two primary buttons compete, and “Yes” does not name an action.",
  },
};
