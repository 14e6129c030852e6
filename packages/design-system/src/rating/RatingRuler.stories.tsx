import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { RatingRuler, type RatingRulerProps } from "./RatingRuler";
import { guide } from "./RatingRuler.guide";

const meta = {
  title: "Primitives/Annotation/Rating",
  tags: ["stable", "annotation"],
  id: "primitives-rating",
  component: RatingRuler,
  parameters: { guide },
  render: (args) => (
    <>
      <h3 id={args.labelId}>
        <bdi>How urgent is it?</bdi>
      </h3>
      <RatingRuler {...args} />
    </>
  ),
  args: {
    labelId: "urgency",
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    value: undefined,
    onChoose: fn(),
  },
} satisfies Meta<typeof RatingRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const ruler = within(within(canvasElement).getByRole("radiogroup", { name: "How urgent is it?" }));
    await userEvent.tab();
    await expect(ruler.getByRole("radio", { name: "0" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(ruler.getByRole("radio", { name: "1" })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard("{End}{ArrowUp}{ArrowLeft}{ArrowDown}");
    await expect(ruler.getByRole("radio", { name: "9" })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith(9);
    await userEvent.keyboard("3");
    await expect(ruler.getByRole("radio", { name: "3" })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("10");
    await expect(args.onChoose).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard("{ArrowLeft} ");
    await expect(args.onChoose).toHaveBeenLastCalledWith(9);
  },
};

/** In a page that turns records by ← → and answers by digits: ↑ ↓ only move, Space chooses. */
export const KeysOfThePage: Story = {
  args: { leavesKeysToPage: true },
  play: async ({ canvasElement, args }) => {
    const ruler = within(within(canvasElement).getByRole("radiogroup"));
    await userEvent.tab();
    await userEvent.keyboard("{End}{ArrowUp}{ArrowLeft}3");
    await expect(ruler.getByRole("radio", { name: "9" })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.onChoose).toHaveBeenCalledWith(9);
  },
};

export const Chosen: Story = { args: { value: 7 } };

export const Pencilled: Story = {
  args: { value: 8, isPencil: true, suggestion: { value: 8, label: "Suggested by urgency-v3, score 0.7" } },
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole("radio", { name: /8 Suggested by urgency-v3/ });
    await expect(cell).toBeChecked();
    await expect(cell).not.toHaveAccessibleDescription();
  },
};

export const SuggestedNotChosen: Story = {
  args: { value: 3, suggestion: { value: 8, label: "Suggested by urgency-v3, score 0.7" } },
};

/** Keys move, but choose nothing. */
export const ReadOnly: Story = {
  args: { value: 4, isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(canvasElement).getByRole("radio", { name: "5" })).toHaveFocus();
    await userEvent.keyboard("7 ");
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** In right-to-left text ← chooses the next number. */
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { value: 2 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
  },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** If a digit selects a value, the focus follows, so that Space confirms the selected value (use A16). */
export const ByDigit: Story = {
  args: { leavesKeysToPage: true },
  render: (args) => <Digits {...args} />,
  play: async ({ canvasElement, args }) => {
    const ruler = within(within(canvasElement).getByRole("radiogroup"));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown>4/}5");
    await expect(ruler.getByRole("radio", { name: "5" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChoose).toHaveBeenLastCalledWith(5);
  },
};

function Digits(args: RatingRulerProps) {
  const [value, setValue] = useState(args.value);
  useEffect(() => {
    const choose = ({ key }: KeyboardEvent) => /^\d$/.test(key) && setValue(Number(key));
    document.addEventListener("keydown", choose);
    return () => document.removeEventListener("keydown", choose);
  }, []);
  return (
    <>
      <h3 id={args.labelId}>{question}</h3>
      <RatingRuler {...args} value={value} />
    </>
  );
}

const question = "How urgent is it?";

/** Shown by an outline, too, not only announced by screen readers (library 2.6). */
export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(getComputedStyle(group).outlineStyle).toBe("solid");
  },
};

export const AllStates: Story = allStates(
  meta,
  { Default, Chosen, Pencilled, SuggestedNotChosen, ReadOnly, Rtl, Invalid },
  "wide",
);
