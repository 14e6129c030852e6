import { QuestionFrame } from "../question-frame";
import { RadioGroup } from "../radio-group";
import { RangeSlider } from "../range-slider";
import { RankingBoard } from "../ranking-board";
import { RatingRuler } from "../rating";
import { SegmentedControl } from "../segmented-control";
import { MultiSelect, MultiSelectList, Select } from "../select";
import { Skeleton } from "../skeleton";
import { Slider } from "../slider";
import { SortList } from "../sort-list";
import { SplitPanels } from "../split-panels";
import { Stack } from "../stack";
import { Status } from "../status";
import type { Conforming } from "./conforming";

const choices = ["Name", "Created"].map((label) => ({ value: label, label }));
const words = { search: "Find", noneFound: "Nothing" };
const sorts = [{ id: "name", label: "Name" }];
const sortWords = { sortedBy: "Sorted by", add: "Add", direction: String, remove: String };
const rangeWords = { from: "From", to: "To", between: "to", exact: "exact value", limit: String };
const rankingWords = {
  unranked: "Unranked",
  ranking: "Ranking",
  allRanked: "All ranked",
  drop: "Drop here",
  state: String,
  moved: String,
  putAt: String,
  hint: "Digits set the rank.",
};

/** The cases of the shared suite for primitives from Q to S. */
export const primitivesFromQ: readonly Conforming[] = [
  {
    folder: "question-frame",
    name: "QuestionFrame",
    make: (extra) => (
      <QuestionFrame id="need" labelId="need-title" title="Reason" {...extra}>
        <p>Options</p>
      </QuestionFrame>
    ),
    role: "region",
    label: "Reason",
    states: [
      [{ isActive: true }, "data-active", "true"],
      [{ error: "Answer it." }, "data-invalid", "true"],
    ],
  },
  {
    folder: "radio-group",
    name: "RadioGroup",
    make: (extra, onAct) => (
      <RadioGroup label="Order" options={choices} value={undefined} onChange={onAct} {...extra} />
    ),
    role: "radiogroup",
    label: "Order",
    states: [
      [{ error: "Choose one." }, "aria-invalid", "true"],
      [{ requiredLabel: "Required" }, "aria-required", "true"],
    ],
  },
  {
    folder: "range-slider",
    name: "RangeSlider",
    make: (extra) => (
      <RangeSlider
        label="Score"
        value={[0.2, 0.7]}
        onChange={() => undefined}
        min={0}
        max={1}
        step={0.1}
        words={rangeWords}
        {...extra}
      />
    ),
    role: "group",
    label: "Score",
  },
  {
    folder: "range-slider",
    name: "a thumb of RangeSlider",
    make: (_extra, onAct) => (
      <RangeSlider
        label="Score"
        value={[0.2, 0.7]}
        onChange={onAct}
        min={0}
        max={1}
        step={0.1}
        words={rangeWords}
      />
    ),
    isPart: true,
    role: "slider",
    label: "From",
    states: [[{}, "aria-valuetext", "0.2"]],
    keys: [
      ["ArrowRight", [0.3, 0.7]],
      ["ArrowLeft", [0.1, 0.7]],
      ["ArrowUp", [0.3, 0.7]],
      ["ArrowDown", [0.1, 0.7]],
      ["PageUp", [0.7, 0.7]],
      ["PageDown", [0, 0.7]],
      ["Home", [0, 0.7]],
      ["End", [0.7, 0.7]],
    ],
    passes: ["Enter", "1"],
  },
  {
    folder: "ranking-board",
    name: "RankingBoard",
    make: (extra, onAct) => (
      <>
        <h3 id="better">Better</h3>
        <RankingBoard
          labelId="better"
          options={[{ id: "a", text: "Response A", rank: null }]}
          onPlace={onAct}
          words={rankingWords}
          {...extra}
        />
      </>
    ),
    role: "group",
    label: "Better",
  },
  {
    folder: "rating",
    name: "RatingRuler",
    make: (extra, onAct) => (
      <>
        <h3 id="urgency">Urgency</h3>
        <RatingRuler labelId="urgency" values={[0, 1, 2]} value={1} onChoose={onAct} {...extra} />
      </>
    ),
    role: "radiogroup",
    label: "Urgency",
    states: [
      [{ isRequired: true }, "aria-required", "true"],
      [{ isInvalid: true }, "aria-invalid", "true"],
    ],
    passes: ["Enter", "7"],
  },
  {
    folder: "rating",
    name: "a number of RatingRuler",
    make: (_extra, onAct) => (
      <>
        <h3 id="urgency">Urgency</h3>
        <RatingRuler labelId="urgency" values={[0, 1, 2]} value={1} onChoose={onAct} />
      </>
    ),
    isPart: true,
    role: "radio",
    label: "1",
    keys: [
      ["ArrowRight", 2],
      ["ArrowLeft", 0],
      ["ArrowDown", 2],
      ["ArrowUp", 0],
      ["Home", 0],
      ["End", 2],
      ["2", 2],
    ],
    passes: ["Enter", "7", "a"],
  },
  {
    folder: "rating",
    name: "a number of RatingRuler that leaves keys to the page",
    make: (_extra, onAct) => (
      <>
        <h3 id="urgency">Urgency</h3>
        <RatingRuler labelId="urgency" values={[0, 1, 2]} value={1} onChoose={onAct} leavesKeysToPage />
      </>
    ),
    isPart: true,
    role: "radio",
    label: "1",
    passes: ["ArrowLeft", "ArrowRight", "Enter", "1"],
  },
  {
    folder: "segmented-control",
    name: "SegmentedControl",
    make: (extra, onAct) => (
      <SegmentedControl label="View" options={choices} value="Name" onChange={onAct} {...extra} />
    ),
    role: "group",
    label: "View",
  },
  {
    folder: "select",
    name: "Select",
    make: (extra, onAct) => (
      <Select
        label="Sort by"
        options={choices}
        value="Name"
        onChange={onAct}
        placeholder="Choose"
        words={words}
        {...extra}
      />
    ),
    role: "button",
    label: "Sort by Name",
    states: [
      [{}, "aria-expanded", "false"],
      [{ error: "Choose one." }, "aria-invalid", "true"],
      [{ isDisabled: true }, "disabled", ""],
    ],
  },
  {
    folder: "select",
    name: "MultiSelect",
    make: (extra, onAct) => (
      <MultiSelect
        label="Spaces"
        options={choices}
        values={["Name", "Created"]}
        onChange={onAct}
        placeholder="All"
        countLabel={(count) => `${count} spaces`}
        words={words}
        {...extra}
      />
    ),
    role: "button",
    label: "Spaces 2 spaces",
  },
  {
    folder: "select",
    name: "MultiSelectList",
    make: (extra, onAct) => (
      <MultiSelectList
        label="Spaces"
        options={choices}
        values={["Name"]}
        onChange={onAct}
        words={{ ...words, more: String }}
        {...extra}
      />
    ),
  },
  {
    folder: "slider",
    name: "Slider",
    make: (extra, onAct) => (
      <Slider label="Confidence" value={0.5} onChange={onAct} min={0} max={1} step={0.1} {...extra} />
    ),
    role: "slider",
    label: "Confidence",
    states: [
      [{}, "aria-valuetext", "0.5"],
      [{ error: "Choose at least 0.2." }, "aria-invalid", "true"],
      [{ isReadOnly: true }, "aria-readonly", "true"],
      [{ isDisabled: true }, "disabled", ""],
    ],
    keys: [
      ["ArrowRight", 0.6],
      ["ArrowLeft", 0.4],
      ["ArrowUp", 0.6],
      ["ArrowDown", 0.4],
      ["PageUp", 1],
      ["PageDown", 0],
      ["Home", 0],
      ["End", 1],
    ],
    passes: ["Enter", "1"],
  },
  { folder: "skeleton", name: "Skeleton", make: (extra) => <Skeleton {...extra} /> },
  {
    folder: "sort-list",
    name: "SortList",
    make: (extra, onAct) => (
      <SortList options={sorts} value={[]} onChange={onAct} words={sortWords} {...extra} />
    ),
  },
  {
    folder: "split-panels",
    name: "SplitPanels",
    make: (extra) => <SplitPanels start="Page" end="Margin" handleLabel="Resize" {...extra} />,
  },
  {
    folder: "split-panels",
    name: "the handle of SplitPanels",
    make: () => <SplitPanels start="Page" end="Margin" handleLabel="Resize" initialSize={50} />,
    isPart: true,
    role: "separator",
    label: "Resize",
    states: [
      [{}, "aria-valuenow", "50"],
      [{}, "aria-valuemin", "38"],
      [{}, "aria-valuemax", "62"],
      [{}, "aria-orientation", "vertical"],
    ],
    passes: ["ArrowUp", "ArrowDown", "Enter"],
  },
  {
    folder: "stack",
    name: "Stack",
    make: (extra) => <Stack as="ul" gap={2} {...extra} />,
    role: "list",
    states: [[{ direction: "row" }, "data-direction", "row"]],
  },
  {
    folder: "status",
    name: "Status",
    make: (extra) => <Status status="draft" label="Draft" {...extra} />,
  },
];
