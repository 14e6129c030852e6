import { expect, test } from "vitest";
import { MenuCheckboxGroup, MenuRadioGroup } from "../dropdown-menu";
import { RadioGroup } from "../radio-group";
import { SegmentedControl } from "../segmented-control";
import { MultiSelect, MultiSelectList, Select } from "../select";
import { Tabs } from "../tabs";

const nothing = () => undefined;
const searchWords = { search: "Find", noneFound: "None", more: String };
const many = { label: "L", placeholder: "All", countLabel: String };

// Nothing is rendered: the file fails to compile where a mistyped value is accepted.
test("a value that no option has does not compile (library 4.9)", () => {
  const wrong = [
    // @ts-expect-error: no option has it
    <Select key="" label="L" options={[{ value: "a", label: "A" }]} value="typo" />,
    // @ts-expect-error: no option has it
    <Select key="" label="L" options={[{ value: "a", label: "A" }]} defaultValue="typo" />,
    // @ts-expect-error: no option has it
    <MultiSelect key="" {...many} options={[{ value: "a", label: "A" }]} values={["typo"]} />,
    // @ts-expect-error: no option has it
    <MultiSelect key="" {...many} options={[{ value: "a", label: "A" }]} defaultValues={["typo"]} />,
    <MultiSelectList
      key=""
      label="L"
      options={[{ value: "a", label: "A" }]}
      // @ts-expect-error: no option has it
      values={["typo"]}
      onChange={nothing}
      words={searchWords}
    />,
    // @ts-expect-error: no choice has it
    <RadioGroup key="" label="L" options={[{ value: "a", label: "A" }]} value="typo" />,
    // @ts-expect-error: no choice has it
    <RadioGroup key="" label="L" options={[{ value: "a", label: "A" }]} defaultValue="typo" />,
    // @ts-expect-error: no segment has it
    <SegmentedControl key="" label="L" options={[{ value: "a", label: "A" }]} value="typo" />,
    // @ts-expect-error: no segment has it
    <SegmentedControl key="" label="L" options={[{ value: "a", label: "A" }]} defaultValue="typo" />,
    // @ts-expect-error: no tab has it
    <Tabs key="" label="L" tabs={[{ value: "a", label: "A", content: "" }]} value="typo" />,
    // @ts-expect-error: no tab has it
    <Tabs key="" label="L" tabs={[{ value: "a", label: "A", content: "" }]} defaultValue="typo" />,
    <MenuRadioGroup
      key=""
      label="L"
      options={[{ value: "a", label: "A" }]}
      // @ts-expect-error: no choice has it
      value="typo"
      onChange={nothing}
    />,
    <MenuCheckboxGroup
      key=""
      label="L"
      options={[{ value: "a", label: "A" }]}
      // @ts-expect-error: no choice has it
      values={["typo"]}
      onChange={nothing}
    />,
  ];
  expect(wrong).toHaveLength(13);
});

test("values that are known at run time only are texts", () => {
  const options = ["a", "b"].map((value) => ({ value, label: value }));
  const chosen: string = "b";
  expect(
    <Select label="L" options={options} value={chosen} onChange={(value: string) => value} />,
  ).toBeDefined();
});
