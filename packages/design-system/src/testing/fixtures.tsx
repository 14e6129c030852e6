import { Avatar, AvatarGroup } from "../avatar";
import { Badge } from "../badge";
import { Banner } from "../banner";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { CodeBlock } from "../code-block";
import { Combobox } from "../combobox";
import { DatasetCard, DatasetLedger } from "../dataset-card";
import { aDataset } from "../dataset-card/fixtures";
import { Description, DescriptionList } from "../description-list";
import { EditableList } from "../editable-list";
import { EmptyState } from "../empty-state";
import { FilterPopover } from "../filter-popover";
import { Settings } from "../icon";
import { IconButton } from "../icon-button";
import { Kbd } from "../kbd";
import { Markdown } from "../markdown";
import { NumberField } from "../number-field";
import { OptionChips } from "../option-chips";
import { Pager } from "../pager";
import { ProgressMeter } from "../progress-meter";
import type { Conforming } from "./conforming";
import { primitivesFromQ } from "./fixtures-q";
import { primitivesFromS } from "./fixtures-s";
import { smallPrimitives } from "./fixtures-small";

const options = ["Refund", "Delivery"].map((text, index) => ({ value: text, text, number: index + 1 }));
const choices = ["Name", "Created"].map((label) => ({ value: label, label }));
const markdownWords = {
  copy: "Copy code",
  copied: "Copied",
  badFormula: "Not a formula",
  noImage: "No image",
};
const nothing = () => undefined;
const lineWords = {
  move: String,
  moveHelp: "Arrows move it.",
  moveUp: String,
  moveDown: String,
  moved: String,
  rename: (place: number) => `Text of ${place}`,
  remove: String,
  removed: String,
  unnamed: "without a text",
};

/** The cases of the shared suite: every primitive that has its own root element. */
export const primitives: readonly Conforming[] = [
  {
    folder: "avatar",
    name: "Avatar",
    make: (extra) => <Avatar username="marisol" {...extra} />,
    role: "img",
    label: "marisol",
    states: [
      [{ isMe: true }, "data-me", "true"],
      [{ size: "small" }, "data-size", "small"],
    ],
  },
  {
    folder: "avatar",
    name: "AvatarGroup",
    make: (extra) => <AvatarGroup usernames={["ana", "ben"]} label="Team" moreLabel={String} {...extra} />,
    role: "list",
    label: "Team",
  },
  {
    folder: "badge",
    name: "Badge",
    make: (extra) => <Badge {...extra}>Owner</Badge>,
    states: [[{ look: "accent" }, "data-look", "accent"]],
  },
  {
    folder: "banner",
    name: "Banner",
    make: (extra) => (
      <Banner tone="info" {...extra}>
        Others have completed three records.
      </Banner>
    ),
    role: "status",
    states: [[{ tone: "warning" }, "data-tone", "warning"]],
  },
  {
    folder: "button",
    name: "Button",
    make: (extra, onAct) => (
      <Button onClick={() => onAct("click")} {...extra}>
        Submit
      </Button>
    ),
    role: "button",
    label: "Submit",
    states: [
      [{ isDisabled: true }, "aria-disabled", "true"],
      [{ busyLabel: "Saving" }, "aria-busy", "true"],
      [{ tone: "danger" }, "data-tone", "danger"],
    ],
  },
  {
    folder: "checkbox",
    name: "Checkbox",
    make: (extra, onAct) => <Checkbox label="Newsroom" isChecked={false} onChange={onAct} {...extra} />,
    role: "checkbox",
    label: "Newsroom",
    states: [
      [{ isInvalid: true }, "aria-invalid", "true"],
      [{ isDisabled: true }, "disabled", ""],
    ],
  },
  {
    folder: "code-block",
    name: "CodeBlock",
    make: (extra) => (
      <CodeBlock code="x = 1" language="Python" copyLabel="Copy" copiedLabel="Copied" {...extra} />
    ),
    role: "figure",
  },
  {
    folder: "combobox",
    name: "Combobox",
    make: (extra, onAct) => (
      <Combobox label="Owner" value="" onChange={onAct} options={choices} noneFound="Nothing" {...extra} />
    ),
    role: "combobox",
    label: "Owner",
    states: [
      [{ error: "No such owner." }, "aria-invalid", "true"],
      [{ isDisabled: true }, "disabled", ""],
    ],
  },
  {
    folder: "dataset-card",
    name: "DatasetCard",
    make: (extra) => <DatasetCard {...aDataset} {...extra} />,
  },
  {
    folder: "dataset-card",
    name: "DatasetLedger",
    make: (extra) => <DatasetLedger label="Datasets" columns={["A", "B", "C", "D", "E"]} {...extra} />,
    role: "list",
    label: "Datasets",
  },
  {
    folder: "description-list",
    name: "DescriptionList",
    make: (extra) => (
      <DescriptionList look="inline" {...extra}>
        <Description term="Year">2025</Description>
      </DescriptionList>
    ),
    states: [[{ look: "table" }, "data-look", "table"]],
  },
  {
    folder: "description-list",
    name: "Description",
    make: (extra) => (
      <dl>
        <Description term="Year" {...extra}>
          2025
        </Description>
      </dl>
    ),
    inside: "dl",
  },
  {
    folder: "editable-list",
    name: "EditableList",
    make: (extra) => (
      <EditableList
        label="Labels"
        items={[{ text: "Refund" }, { text: "Delivery" }]}
        onRename={nothing}
        onMove={nothing}
        words={lineWords}
        {...extra}
      />
    ),
    role: "group",
    label: "Labels",
  },
  {
    folder: "empty-state",
    name: "EmptyState",
    make: (extra) => <EmptyState title="Nothing pending" {...extra} />,
    role: "heading",
    label: "Nothing pending",
  },
  {
    folder: "filter-popover",
    name: "FilterPopover",
    make: (extra, onAct) => (
      <FilterPopover
        label="Status"
        value=""
        onCommit={onAct}
        badgesOf={() => []}
        moreLabel={String}
        {...extra}
      >
        {() => null}
      </FilterPopover>
    ),
    role: "button",
    label: "Status",
    states: [[{ badgesOf: () => [{ label: "Draft", without: "" }] }, "data-set", "true"]],
  },
  {
    folder: "icon-button",
    name: "IconButton",
    make: (extra) => <IconButton picture={Settings} label="Settings" {...extra} />,
    role: "button",
    label: "Settings",
    states: [
      [{ isPressed: true }, "aria-pressed", "true"],
      [{ isDisabled: true }, "aria-disabled", "true"],
    ],
  },
  {
    folder: "kbd",
    name: "Kbd",
    make: (extra) => <Kbd {...extra}>S</Kbd>,
    states: [[{}, "aria-hidden", "true"]],
  },
  {
    folder: "markdown",
    name: "Markdown",
    make: (extra) => <Markdown text="*Read* this" words={markdownWords} {...extra} />,
  },
  {
    folder: "number-field",
    name: "NumberField",
    make: (extra, onAct) => (
      <NumberField label="Answers" value={2} min={1} max={30} onChange={onAct} {...extra} />
    ),
    role: "spinbutton",
    label: "Answers",
    states: [
      [{}, "aria-valuenow", "2"],
      [{ error: "Enter a number." }, "aria-invalid", "true"],
      [{ isReadOnly: true }, "readonly", ""],
    ],
    keys: [
      ["ArrowUp", 3],
      ["ArrowDown", 1],
      ["PageUp", 12],
      ["Home", 1],
      ["End", 30],
    ],
    passes: ["ArrowLeft", "ArrowRight", "a"],
  },
  {
    folder: "option-chips",
    name: "OptionChips",
    make: (extra, onAct) => (
      <>
        <h3 id="question">Reason</h3>
        <OptionChips
          labelId="question"
          mode="single"
          options={options}
          selected={[]}
          onChoose={onAct}
          isExpanded={false}
          onExpandedChange={nothing}
          words={{ search: "Search", noneFound: "None", showMore: String, showFewer: "Fewer" }}
          {...extra}
        />
      </>
    ),
    role: "radiogroup",
    label: "Reason",
    states: [
      [{ isInvalid: true }, "aria-invalid", "true"],
      [{ isRequired: true }, "aria-required", "true"],
    ],
    passes: ["ArrowLeft", "ArrowRight", "Enter", "1"],
  },
  {
    folder: "pager",
    name: "Pager",
    make: (extra, onAct) => (
      <Pager
        label="Records"
        position={2}
        previousLabel="Previous"
        nextLabel="Next"
        onPrevious={() => onAct("previous")}
        onNext={() => onAct("next")}
        canGoBack
        canGoOn
        {...extra}
      >
        2 of 9
      </Pager>
    ),
    role: "navigation",
    label: "Records",
  },
  {
    folder: "progress-meter",
    name: "ProgressMeter",
    make: (extra) => (
      <ProgressMeter label="41% submitted" parts={[{ status: "submitted", share: 0.41 }]} {...extra} />
    ),
    role: "img",
    label: "41% submitted",
    states: [[{ size: "lg" }, "data-size", "lg"]],
  },
  ...primitivesFromQ,
  ...primitivesFromS,
  ...smallPrimitives,
];
