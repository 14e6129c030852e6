import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { Checkbox } from "../checkbox";
import { Combobox } from "../combobox";
import { NumberField } from "../number-field";
import { OptionChips } from "../option-chips";
import { RadioGroup } from "../radio-group";
import { RangeSlider } from "../range-slider";
import { RankingBoard } from "../ranking-board";
import { RatingRuler } from "../rating";
import { SegmentedControl } from "../segmented-control";
import { MultiSelect, Select } from "../select";
import { Slider } from "../slider";
import { Switch } from "../switch";
import { Tabs } from "../tabs";
import { TextAnswer } from "../text-answer";
import { TextArea } from "../text-area";
import { TextField } from "../text-field";

interface Case {
  name: string;
  /** With the name "it" and a default. */
  element: ReactElement;
  /** Changes the value as a user. */
  change: () => void;
  byDefault: readonly string[];
  changed: readonly string[];
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const click = (element: HTMLElement) => fireEvent.click(element);
const type = (role: string, value: string) => fireEvent.change(screen.getByRole(role), { target: { value } });
const choices = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const options = ["a", "b", "c"].map((value, index) => ({ value, text: value, number: index + 1 }));
const listWords = { search: "Find", noneFound: "Nothing" };
const chipWords = { search: "Search", noneFound: "None", showMore: String, showFewer: "Fewer" };
const chips = { name: "it", labelId: "title", options, words: chipWords };
const rankingWords = {
  ...{ unranked: "Unranked", ranking: "Ranking", allRanked: "All ranked", drop: "Drop here", hint: "Digits" },
  ...{ state: String, moved: String, putAt: String },
};

const cases: readonly Case[] = [
  {
    name: "Checkbox",
    element: <Checkbox name="it" label="All" defaultChecked />,
    change: () => click(screen.getByRole("checkbox")),
    byDefault: ["on"],
    changed: [],
  },
  {
    name: "Switch",
    element: <Switch name="it" label="All" />,
    change: () => click(screen.getByRole("switch")),
    byDefault: [],
    changed: ["on"],
  },
  {
    name: "RadioGroup",
    element: <RadioGroup name="it" label="Order" options={choices} defaultValue="b" />,
    change: () => click(screen.getByRole("radio", { name: "C" })),
    byDefault: ["b"],
    changed: ["c"],
  },
  {
    name: "SegmentedControl",
    element: <SegmentedControl name="it" label="View" options={choices} />,
    change: () => click(screen.getByRole("radio", { name: "B" })),
    byDefault: ["a"],
    changed: ["b"],
  },
  {
    name: "Select",
    element: (
      <Select
        name="it"
        label="Sort"
        options={choices}
        defaultValue="a"
        placeholder="Choose"
        words={listWords}
      />
    ),
    change: () => {
      click(button("Sort A"));
      click(screen.getByRole("option", { name: "B" }));
    },
    byDefault: ["a"],
    changed: ["b"],
  },
  {
    name: "MultiSelect",
    element: (
      <MultiSelect
        name="it"
        label="Show"
        options={choices}
        defaultValues={["c"]}
        placeholder="All"
        countLabel={String}
        words={listWords}
      />
    ),
    change: () => {
      click(button("Show C"));
      click(screen.getByRole("option", { name: "A" }));
      fireEvent.keyDown(screen.getByRole("listbox"), { key: "Escape" });
    },
    byDefault: ["c"],
    changed: ["a", "c"],
  },
  {
    name: "NumberField",
    element: <NumberField name="it" label="Answers" defaultValue={2} />,
    change: () => fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowUp" }),
    byDefault: ["2"],
    changed: ["3"],
  },
  {
    name: "NumberField with a text that is being typed",
    element: <NumberField name="it" label="Answers" defaultValue={2} />,
    change: () => type("spinbutton", "17"),
    byDefault: ["2"],
    changed: ["17"],
  },
  {
    name: "TextField",
    element: <TextField name="it" label="Name" defaultValue="ana" />,
    change: () => type("textbox", "ben"),
    byDefault: ["ana"],
    changed: ["ben"],
  },
  {
    name: "TextArea",
    element: <TextArea name="it" label="Text" defaultValue="one" />,
    change: () => type("textbox", "two"),
    byDefault: ["one"],
    changed: ["two"],
  },
  {
    name: "TextAnswer",
    element: <TextAnswer name="it" id="text" labelId="title" />,
    change: () => type("textbox", "two"),
    byDefault: [""],
    changed: ["two"],
  },
  {
    name: "Combobox",
    element: <Combobox name="it" label="Owner" options={choices} noneFound="None" defaultValue="A" />,
    change: () => type("combobox", "someone"),
    byDefault: ["A"],
    changed: ["someone"],
  },
  {
    name: "RangeSlider",
    element: (
      <RangeSlider
        name="it"
        label="Score"
        min={0}
        max={10}
        defaultValue={[2, 7]}
        words={{ from: "From", to: "To", between: "to", exact: "exact value", limit: String }}
      />
    ),
    change: () => fireEvent.keyDown(screen.getByRole("slider", { name: "To" }), { key: "End" }),
    byDefault: ["2", "7"],
    changed: ["2", "10"],
  },
  {
    name: "Slider",
    element: <Slider name="it" label="Score" min={0} max={10} defaultValue={2} />,
    change: () => fireEvent.keyDown(screen.getByRole("slider"), { key: "End" }),
    byDefault: ["2"],
    changed: ["10"],
  },
  {
    name: "RatingRuler",
    element: <RatingRuler name="it" labelId="title" values={[1, 2, 3]} defaultValue={1} />,
    change: () => click(screen.getByRole("radio", { name: "3" })),
    byDefault: ["1"],
    changed: ["3"],
  },
  {
    name: "OptionChips of one",
    element: <OptionChips {...chips} mode="single" defaultSelected={["a"]} />,
    change: () => click(screen.getByRole("radio", { name: /^b/ })),
    byDefault: ["a"],
    changed: ["b"],
  },
  {
    name: "OptionChips of several",
    element: <OptionChips {...chips} mode="multiple" defaultSelected={["a", "c"]} />,
    change: () => {
      click(screen.getByRole("checkbox", { name: /^a/ }));
      click(screen.getByRole("checkbox", { name: /^b/ }));
    },
    byDefault: ["a", "c"],
    changed: ["c", "b"],
  },
  {
    name: "RankingBoard",
    element: (
      <RankingBoard
        name="it"
        labelId="title"
        options={["a", "b"].map((id) => ({ id, text: id, rank: null }))}
        defaultRanks={{ a: 1 }}
        words={rankingWords}
      />
    ),
    change: () => fireEvent.keyDown(screen.getByRole("button", { name: /b/ }), { key: "2" }),
    byDefault: ["1 a"],
    changed: ["1 a", "2 b"],
  },
];

/** Renders a form around an element, and returns what would be sent. */
function inForm(element: ReactElement) {
  const { container } = render(
    <form>
      <h3 id="title">Title</h3>
      {element}
    </form>,
  );
  const form = container.querySelector("form") as HTMLFormElement;
  return { sent: () => new FormData(form).getAll("it"), reset: () => act(() => form.reset()) };
}

describe("a component that keeps its value itself (library 4.10)", () => {
  test.each(cases)("$name is sent with its form, and a reset restores its default", (item) => {
    const { sent, reset } = inForm(item.element);
    expect(sent()).toEqual(item.byDefault);
    item.change();
    expect(sent()).toEqual(item.changed);
    reset();
    expect(sent()).toEqual(item.byDefault);
    item.change();
    expect(sent()).toEqual(item.changed);
  });

  test("a canceled reset changes nothing", () => {
    const { container } = render(
      <form onReset={(event) => event.preventDefault()}>
        <RatingRuler name="it" labelId="title" values={[1, 2]} />
      </form>,
    );
    click(screen.getByRole("radio", { name: "2" }));
    act(() => container.querySelector("form")?.reset());
    expect(new FormData(container.querySelector("form") ?? undefined).get("it")).toBe("2");
  });

  test("a value from the caller stays the caller's, also when nothing is selected", () => {
    const onChange = vi.fn();
    const { sent } = inForm(
      <RadioGroup name="it" label="Order" options={choices} value={undefined} onChange={onChange} />,
    );
    click(screen.getByRole("radio", { name: "C" }));
    expect(onChange).toHaveBeenCalledWith("c");
    expect(sent()).toEqual([]);
  });

  test("tabs open the first one, and the one that is pressed", () => {
    const tabs = choices.map(({ value, label }) => ({ value, label, content: `Content ${label}` }));
    render(<Tabs label="Settings" tabs={tabs} />);
    expect(screen.getByText("Content A")).toBeVisible();
    fireEvent.mouseDown(screen.getByRole("tab", { name: "C" }));
    expect(screen.getByText("Content C")).toBeVisible();
  });

  test("a disabled component is not sent", () => {
    const { sent } = inForm(
      <Select
        name="it"
        label="Sort"
        options={choices}
        defaultValue="a"
        isDisabled
        placeholder="Choose"
        words={listWords}
      />,
    );
    expect(sent()).toEqual([]);
  });

  test.each([
    ["TextArea", <TextArea key="" name="it" label="Text" value="the caller's" />],
    ["TextAnswer", <TextAnswer key="" name="it" id="text" label="Text" value="the caller's" />],
  ])("%s shows the text of its caller, whatever is typed or reset", (_, element) => {
    const { sent, reset } = inForm(element);
    type("textbox", "another one");
    expect(sent()).toEqual(["the caller's"]);
    reset();
    expect(sent()).toEqual(["the caller's"]);
  });

  test("a text that its caller has changed stays after a reset", () => {
    const written = (value: string) => (
      <form>
        <TextArea name="it" label="Text" value={value} />
      </form>
    );
    const { container, rerender } = render(written("first"));
    rerender(written("second"));
    act(() => container.querySelector("form")?.reset());
    expect(screen.getByRole("textbox")).toHaveValue("second");
  });
});
