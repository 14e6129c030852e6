import type { ComponentGuide } from "../guide";
import { SegmentedControl } from "./SegmentedControl";

const nothing = () => undefined;

/** How to use the segmented control. */
export const guide: ComponentGuide = {
  use: ["Two to four views of which one is always chosen: write or preview, focus or bulk."],
  avoid: ["Parts of a page with an address of their own: `Tabs`.", "A choice in a form: `RadioGroup`."],
  anatomy: ["Two to four segments with words, an icon or both", "Ground of the selected segment"],
  keys: [
    ["Tab", "Moves to the chosen segment"],
    ["Arrow keys", "Choose the next or previous segment"],
  ],
  accessibility: ["Radio buttons in a group, which `label` names."],
  content: ["One word for each segment, all of the same kind."],
  do: {
    picture: (
      <SegmentedControl
        label="View"
        options={[
          { value: "write", label: "Write" },
          { value: "preview", label: "Preview" },
        ]}
        value="write"
        onChange={nothing}
      />
    ),
    text: "Two views of one text.",
  },
  dont: {
    picture: (
      <SegmentedControl
        label="Actions"
        options={[
          { value: "save", label: "Save" },
          { value: "delete", label: "Delete" },
        ]}
        value="save"
        onChange={nothing}
      />
    ),
    text: "Actions are buttons: a segment is chosen and stays chosen.",
  },
};
