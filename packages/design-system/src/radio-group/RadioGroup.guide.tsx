import type { ComponentGuide } from "../guide";
import { RadioGroup } from "./RadioGroup";

const nothing = () => undefined;
const roles = [
  { value: "annotator", label: "Annotator", help: "Answers records" },
  { value: "admin", label: "Admin", help: "Changes datasets as well" },
];
const many = ["English", "Deutsch", "Español", "Français", "Italiano", "Português", "Svenska", "Suomi"].map(
  (label) => ({ value: label, label }),
);

/** How to use the radio group. */
export const guide: ComponentGuide = {
  use: [
    "Two to about six options of which one holds, all of them visible, each with a line of help if necessary.",
  ],
  avoid: [
    "Many options, or little space: `Select`.",
    "Two to four views that switch at once: `SegmentedControl`.",
    "The options of a label question: `OptionChips`, which have numbers.",
  ],
  anatomy: ["Label of the group", "Choices, each with a ring and its words", "Help or error"],
  keys: [
    ["Tab", "Moves into the group and out of it"],
    ["Arrow keys", "Choose the next or previous one"],
  ],
  accessibility: [
    "The group is named by its label and described by its hint or error.",
    "`requiredLabel` marks it as required, visibly and for screen readers.",
  ],
  content: ["Choices are answers to the label, in one grammatical form; the usual one stands first."],
  do: {
    picture: <RadioGroup label="Role" options={roles} value="annotator" onChange={nothing} />,
    text: "A few options that people compare, each with what it means.",
  },
  dont: {
    picture: <RadioGroup label="Language" options={many} value="English" onChange={nothing} />,
    text: "Many options that everyone knows only take room: use `Select`.",
  },
};
