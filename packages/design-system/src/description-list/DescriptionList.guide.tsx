import type { ComponentGuide } from "../guide";
import { Description, DescriptionList } from "./DescriptionList";

/** How to use the description list. */
export const guide: ComponentGuide = {
  use: ["Terms with their values: the metadata of a record, the settings of a dataset."],
  avoid: [
    "Rows that have columns of their own: a table.",
    "Keys with what they do and controls to change them: a list of its own.",
  ],
  anatomy: ["Terms", "Values"],
  keys: [],
  accessibility: ["A `dl`. `action` holds a button for the value, such as one that copies it."],
  content: ["Terms are nouns without a colon."],
  do: {
    picture: (
      <DescriptionList look="ends">
        <Description term="Workspace">support</Description>
        <Description term="Records">1,208</Description>
      </DescriptionList>
    ),
    text: "Terms and values that belong to one thing.",
  },
  dont: {
    picture: (
      <DescriptionList look="inline">
        <Description term="The workspace in which this dataset is:">support</Description>
      </DescriptionList>
    ),
    text: "A sentence as the term: a noun is enough.",
  },
};
