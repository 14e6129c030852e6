import { fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { BadgeSkeletons } from "../badge";
import { Combobox } from "../combobox";
import { DatasetCard } from "../dataset-card";
import { NumberField } from "../number-field";
import { OptionChips } from "../option-chips";
import { ProgressMeter } from "../progress-meter";
import { RadioGroup } from "../radio-group";
import { RangeSlider } from "../range-slider";
import { RankingBoard } from "../ranking-board";
import { RatingRuler } from "../rating";
import { SegmentedControl } from "../segmented-control";
import { MultiSelect, Select } from "../select";
import { Slider } from "../slider";
import { SplitPanels } from "../split-panels";
import { Tabs } from "../tabs";

const choices = ["a", "b"].map((value) => ({ value, label: value }));
const twice = ["t", "t"].map((value) => ({ value, label: value }));
const listWords = { search: "Find", noneFound: "Nothing" };
const chipWords = { search: "Search", noneFound: "None", showMore: String, showFewer: "Fewer" };
const ends = { from: "From", to: "To", between: "to", exact: "exact value", limit: String };
const rankingWords = {
  ...{ unranked: "Unranked", ranking: "Ranking", allRanked: "All ranked", drop: "Drop here", hint: "Digits" },
  ...{ state: String, moved: String, putAt: String },
};
const chip = (text: string) => ({ value: text, text, number: 1 });

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // React complains about two children of one key.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const cases: readonly [sentence: string, element: ReactElement][] = [
  [
    "RangeSlider: the value 99 is not between min 0 and max 1.",
    <RangeSlider key="" label="Score" min={0} max={1} value={[0, 99]} words={ends} />,
  ],
  [
    "RangeSlider: the value has its ends in the wrong order: 0.8, 0.2.",
    <RangeSlider key="" label="Score" min={0} max={1} value={[0.8, 0.2]} words={ends} />,
  ],
  [
    "RangeSlider: min is 5 and max is 1. Set min to a number that is not above max.",
    <RangeSlider key="" label="Score" min={5} max={1} words={ends} />,
  ],
  [
    "Slider: the value 99 is not between min 0 and max 1.",
    <Slider key="" label="Score" min={0} max={1} value={99} />,
  ],
  [
    "NumberField: the value 31 is not between min 1 and max 30.",
    <NumberField key="" label="Answers" min={1} max={30} value={31} />,
  ],
  ["NumberField: step is 0. Set it to a number above zero.", <NumberField key="" label="Answers" step={0} />],
  [
    "RatingRuler: the value 9 is not in values, which has 1, 2. Nothing is shown for it.",
    <RatingRuler key="" labelId="title" values={[1, 2]} value={9} />,
  ],
  [
    'RadioGroup: the value "x" is not in options, which has "a", "b". Nothing is shown for it.',
    <RadioGroup key="" label="Order" options={choices} value="x" />,
  ],
  [
    'SegmentedControl: options has "t" more than once. Each value must be unique.',
    <SegmentedControl key="" label="View" options={twice} />,
  ],
  [
    'Select: the value "x" is not in options, which has no values. Nothing is shown for it.',
    <Select key="" label="Sort" options={[]} value="x" placeholder="Choose" words={listWords} />,
  ],
  [
    'MultiSelect: the value "x", "y" is not in options, which has "a", "b". Nothing is shown for it.',
    <MultiSelect
      key=""
      label="Show"
      options={choices as { value: string; label: string }[]}
      values={["x", "y"]}
      placeholder="All"
      countLabel={String}
      words={listWords}
    />,
  ],
  [
    'OptionChips: options has "t" more than once. Each value must be unique.',
    <OptionChips key="" labelId="title" mode="single" options={[chip("t"), chip("t")]} words={chipWords} />,
  ],
  [
    'Tabs: the value "x" is not in tabs, which has "a". Nothing is shown for it.',
    <Tabs key="" label="Settings" tabs={[{ value: "a" as string, label: "A", content: "A" }]} value="x" />,
  ],
  [
    'Combobox: options has "t" more than once. Each value must be unique.',
    <Combobox key="" label="Owner" options={twice} noneFound="None" />,
  ],
  [
    'RankingBoard: the rank 7 of "a" is not 1 to 1.',
    <RankingBoard
      key=""
      labelId="title"
      options={[{ id: "a", text: "A", rank: 7 }]}
      onPlace={() => undefined}
      words={rankingWords}
    />,
  ],
  [
    "ProgressMeter: parts: the value 1.5 is not between min 0 and max 1.",
    <ProgressMeter key="" label="150%" parts={[{ status: "draft", share: 1.5 }]} />,
  ],
  [
    "DatasetCard: progress.parts: the value 41 is not between min 0 and max 1.",
    <DatasetCard
      key=""
      name="tickets"
      href="/"
      percent="41%"
      progress={{ label: "41%", parts: [{ status: "draft", share: 41 }] }}
    />,
  ],
];

describe("props that can't be shown (library 4.11)", () => {
  test.each(cases)("once in development: %s", (sentence, element) => {
    const { rerender } = render(element);
    rerender(<div>{element}</div>);
    expect(warn.mock.calls.filter(([given]) => given === sentence)).toHaveLength(1);
  });

  test("never in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    render(<NumberField label="Answers" max={5} value={987_654} />);
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });

  test("nothing is said about props that can be shown", () => {
    render(
      <>
        <RangeSlider label="Score" min={0} max={1} step={0.1} words={ends} />
        <Slider label="Score" min={0} max={1} />
        <NumberField label="Answers" min={1} max={30} />
        <RadioGroup label="Order" options={choices} />
        <Tabs label="Settings" tabs={[]} />
        <h3 id="scale">Scale</h3>
        <RatingRuler labelId="scale" values={[]} />
        <RatingRuler label="Scale" values={[]} />
      </>,
    );
    expect(warn).not.toHaveBeenCalled();
  });
});

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer({ min: -5, max: 5 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

describe("no component draws outside its bounds (library 4.11)", () => {
  const percentages = (element: Element) =>
    [...(element.getAttribute("style") ?? "").matchAll(/: ?([^;]+)%/g)].map(([, share]) => Number(share));

  test("a range slider, whatever its numbers", () => {
    fc.assert(
      fc.property(
        fc.record({ min: anyNumber, max: anyNumber, step: anyNumber, from: anyNumber, to: anyNumber }),
        ({ from, to, ...range }) => {
          const { container, unmount } = render(
            <RangeSlider label="Score" {...range} value={[from, to]} words={ends} />,
          );
          const rail = container.querySelector('[style*="%"]') as Element;
          const [start = -1, end = 101] = percentages(rail);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(100);
          expect(container.innerHTML).not.toMatch(/NaN/);
          unmount();
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a slider, whatever its numbers", () => {
    fc.assert(
      fc.property(
        fc.record({ min: anyNumber, max: anyNumber, step: anyNumber, value: anyNumber }),
        (props) => {
          const { container, unmount } = render(<Slider label="Score" {...props} />);
          const [start, end = 101] = percentages(container.querySelector('[style*="%"]') as Element);
          expect(start).toBe(0);
          expect(end).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(100);
          expect(container.innerHTML).not.toMatch(/NaN/);
          unmount();
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a number field, whatever its numbers and keys", () => {
    fc.assert(
      fc.property(
        fc.record({ min: anyNumber, max: anyNumber, step: anyNumber, defaultValue: anyNumber }),
        fc.constantFrom("ArrowUp", "ArrowDown", "PageUp", "Home", "End"),
        (props, key) => {
          const onChange = vi.fn();
          const { container, unmount } = render(<NumberField label="N" {...props} onChange={onChange} />);
          fireEvent.keyDown(screen.getByRole("spinbutton"), { key });
          expect(container.innerHTML).not.toMatch(/NaN/);
          for (const [told] of onChange.mock.calls) {
            if (props.min <= props.max) expect(told).toBeGreaterThanOrEqual(props.min);
            if (props.min <= props.max) expect(told).toBeLessThanOrEqual(props.max);
          }
          unmount();
        },
      ),
      { numRuns: 100 },
    );
  });

  test("a progress meter, whatever its shares", () => {
    const status = fc.constantFrom("draft" as const, "submitted" as const, "discarded" as const);
    fc.assert(
      fc.property(fc.array(fc.record({ status, share: anyNumber }), { maxLength: 3 }), (parts) => {
        const { container, unmount } = render(<ProgressMeter label="Progress" parts={parts} />);
        const shares = [...container.querySelectorAll("[style]")].flatMap(percentages);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100.001);
        expect(shares.every((share) => share > 0)).toBe(true);
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  test.each([Number.NaN, -1, 1e9, Number.POSITIVE_INFINITY])("panels and placeholders with %s", (number) => {
    const { container } = render(
      <>
        <SplitPanels start="Page" end="Margin" handleLabel="Resize" initialSize={number} />
        <BadgeSkeletons label="Loading" count={number} />
      </>,
    );
    const at = Number(screen.getByRole("separator").getAttribute("aria-valuenow"));
    expect(at).toBeGreaterThanOrEqual(38);
    expect(at).toBeLessThanOrEqual(62);
    expect(container.querySelectorAll("[style]").length).toBeLessThan(60);
  });

  test("an item whose rank has no slot is among those without a rank", () => {
    render(
      <RankingBoard
        labelId="title"
        options={[Number.NaN, 99, -1, 0.5].map((rank) => ({ id: `${rank}`, text: `${rank}`, rank }))}
        words={rankingWords}
      />,
    );
    expect(screen.getAllByRole("button", { name: /null/ })).toHaveLength(4);
  });
});
