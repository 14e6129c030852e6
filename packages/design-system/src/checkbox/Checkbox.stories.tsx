import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Checkbox } from "./Checkbox";
import { guide } from "./Checkbox.guide";

const meta = {
  title: "Primitives/Selection/Checkbox",
  tags: ["stable", "form"],
  id: "primitives-checkbox",
  component: Checkbox,
  parameters: { guide },
  args: { label: "Newsroom", isChecked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText("Newsroom"));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = { args: { isChecked: true } };

export const Mixed: Story = {
  args: { isMixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Invalid: Story = {
  args: { isInvalid: true, label: "I have read the guidelines" },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "I have read the guidelines" });
    await expect(box).toBeInvalid();
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

/** The sentence describes the box and is not part of its name. */
export const Help: Story = {
  args: { help: "Its datasets are shown on the home page." },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Newsroom" });
    await expect(box).toHaveAccessibleDescription("Its datasets are shown on the home page.");
    await userEvent.click(within(canvasElement).getByText(/^Its datasets/));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const LongText: Story = { args: { label: "A workspace whose name goes on and on ".repeat(10) } };

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { label: "غرفة الأخبار", isChecked: true },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("checkbox")[0]).toHaveFocus();
  },
};
export const DisabledChecked: Story = { args: { isDisabled: true, isChecked: true } };

export const AllStates: Story = allStates(meta, {
  Default,
  Checked,
  Mixed,
  Disabled,
  Invalid,
  Help,
  LongText,
  Rtl,
  DisabledChecked,
});
