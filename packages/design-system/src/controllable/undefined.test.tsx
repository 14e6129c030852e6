import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { Button } from "../button";
import { Checkbox } from "../checkbox";
import { Combobox } from "../combobox";
import { OptionChips } from "../option-chips";
import { RangeSlider } from "../range-slider";
import { SegmentedControl } from "../segmented-control";
import { MultiSelect } from "../select";
import { Slider } from "../slider";
import { Switch } from "../switch";
import { Tabs } from "../tabs";
import { TextAnswer } from "../text-answer";
import { TextArea } from "../text-area";
import { TextField } from "../text-field";

const options = [{ value: "a", label: "A", text: "A" }];
const tabs = [{ value: "a", label: "A", content: "Of A" }];
const words = { from: "From", to: "To", between: "to", exact: "exact value", limit: String };
const range = { label: "L", min: 0, max: 9, words };

// What a component passes on that wraps one of ours and was given nothing.
const unset = { value: undefined, defaultValue: undefined, size: undefined, isDisabled: undefined };
const cases: readonly (readonly [name: string, bare: ReactElement, wrapped: ReactElement])[] = [
  [
    "Button",
    <Button key="">B</Button>,
    <Button key="" tone={undefined} size={undefined}>
      B
    </Button>,
  ],
  ["TextField", <TextField key="" label="L" />, <TextField key="" label="L" type={undefined} {...unset} />],
  ["TextArea", <TextArea key="" label="L" />, <TextArea key="" label="L" {...unset} />],
  [
    "TextAnswer",
    <TextAnswer key="" id="i" label="L" />,
    <TextAnswer key="" id="i" label="L" value={undefined} isPencil={undefined} />,
  ],
  [
    "Combobox",
    <Combobox key="" label="L" options={options} noneFound="" />,
    <Combobox key="" label="L" options={options} noneFound="" {...unset} />,
  ],
  [
    "MultiSelect",
    <MultiSelect key="" label="L" options={options} countLabel={String} />,
    <MultiSelect key="" label="L" options={options} countLabel={String} values={undefined} {...unset} />,
  ],
  ["Slider", <Slider key="" {...range} />, <Slider key="" {...range} step={undefined} {...unset} />],
  ["RangeSlider", <RangeSlider key="" {...range} />, <RangeSlider key="" {...range} value={undefined} />],
  ["Tabs", <Tabs key="" label="L" tabs={tabs} />, <Tabs key="" label="L" tabs={tabs} value={undefined} />],
  [
    "SegmentedControl",
    <SegmentedControl key="" label="L" options={options} />,
    <SegmentedControl key="" label="L" options={options} value={undefined} />,
  ],
  [
    "OptionChips",
    <OptionChips key="" label="L" options={options} />,
    <OptionChips key="" label="L" options={options} mode={undefined} selected={undefined} />,
  ],
  ["Checkbox", <Checkbox key="" label="L" />, <Checkbox key="" label="L" isChecked={undefined} />],
  ["Switch", <Switch key="" label="L" />, <Switch key="" label="L" isOn={undefined} />],
];

test.each(cases)("%s takes undefined for what it was not given (library 4.10)", (_, bare, wrapped) => {
  const drawn = (element: ReactElement) => {
    const { container, unmount } = render(element);
    // Ids and names that React numbers.
    const html = container.innerHTML.replaceAll(/_r_\w+_/g, "");
    unmount();
    return html;
  };
  expect(drawn(wrapped)).toBe(drawn(bare));
});
