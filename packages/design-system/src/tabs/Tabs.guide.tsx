import type { ComponentGuide } from "../guide";
import { Tabs } from "./Tabs";

const nothing = () => undefined;

/** How to use the tabs. */
export const guide: ComponentGuide = {
  use: [
    "Parts of one page of which one is shown, such as the settings of a dataset. The page keeps which one, for the address.",
  ],
  avoid: [
    "Views of the same content: `SegmentedControl`.",
    "Steps that follow each other: one page for each.",
  ],
  anatomy: ["List of tabs", "Line under the selected tab", "Content of the selected tab"],
  keys: [
    ["Tab", "Moves to the chosen tab, then into its content"],
    ["← →", "Choose the next or previous tab"],
    ["Home, End", "Choose the first or last tab"],
  ],
  accessibility: [
    "The list is named by `label`; each panel by its tab.",
    "`modifiedLabel` says in words that a part has unsaved changes.",
  ],
  content: ["One or two words, nouns."],
  do: {
    picture: (
      <Tabs
        label="Settings"
        tabs={[
          { value: "fields", label: "Fields", content: "Two fields" },
          { value: "questions", label: "Questions", content: "", modifiedLabel: "Modified" },
        ]}
        value="fields"
        onChange={nothing}
      />
    ),
    text: "Parts of one page; a mark says which has unsaved changes.",
  },
  dont: {
    picture: (
      <Tabs
        label="Steps"
        tabs={[
          { value: "1", label: "1. Choose a file", content: "" },
          { value: "2", label: "2. Check it", content: "", isDisabled: true },
        ]}
        value="1"
        onChange={nothing}
      />
    ),
    text: "Steps: a tab that cannot be opened yet does not say why.",
  },
};
