import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { NumberField } from "./NumberField";
import { guide } from "./NumberField.guide";

const meta = {
  title: "Primitives/Input/Number field",
  tags: ["stable", "form"],
  id: "primitives-number-field",
  component: NumberField,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled<number | undefined>(args.value, args.onChange);
    return <NumberField {...args} value={value} onChange={onChange} />;
  },
  args: { label: "Minimum submitted", value: 2, min: 1, max: 20, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("spinbutton");

export const Default: Story = {
  args: { hint: "So many answers complete a record." },
};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await expect(field).toHaveAccessibleName("Minimum submitted");
    await expect(field).toHaveAccessibleDescription("So many answers complete a record.");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(field).toHaveValue("4");
    await userEvent.keyboard("{PageUp}{End}{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(field).toHaveAttribute("aria-valuenow", "1");
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(field);
    await userEvent.type(field, "many");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("7");
    await userEvent.clear(field);
    await userEvent.type(field, "99");
    await userEvent.tab();
    await expect(field).toHaveValue("20");
  },
};

/** Results that follow the typing get each allowed number; the value changes afterwards. */
export const WhileTyping: Story = {
  args: { min: 0, max: 1, step: 0.01, value: 0.5, onTyped: fn() },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, "0.95x");
    for (const typed of [0, 0.9, 0.95]) await expect(args.onTyped).toHaveBeenCalledWith(typed);
    await expect(args.onTyped).toHaveBeenLastCalledWith(0.95);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithSteps: Story = {
  args: { steps: { less: "One fewer", more: "One more" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One fewer" }));
    await expect(fieldOf(canvasElement)).toHaveValue("3");
  },
};

/** Numbers as a language writes them; a decimal point is read as well. */
export const Formatted: Story = {
  args: {
    label: "Mindestwert",
    value: 0.5,
    min: 0,
    max: 1000,
    step: 0.05,
    format: new Intl.NumberFormat("de", { useGrouping: false }).format,
  },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await expect(field).toHaveValue("0,5");
    for (const typed of ["0,75", "0.75"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(0.75);
      await expect(field).toHaveValue("0,75");
    }
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("0,8");
    await userEvent.keyboard("{End}");
    await expect(field).toHaveValue("1000");
  },
};

export const Empty: Story = { args: { value: undefined, requiredLabel: "Required" } };

export const Invalid: Story = { args: { value: undefined, error: "Enter a number from 1 to 20." } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    fieldOf(canvasElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { label: "الحد الأدنى", steps: { less: "أقل", more: "أكثر" } },
};

export const LongText: Story = {
  args: { label: "A label that goes on and on ".repeat(6), hint: "A hint that does the same. ".repeat(6) },
};

export const AllStates: Story = allStates(meta, {
  Default,
  WithSteps,
  Empty,
  Invalid,
  ReadOnly,
  Disabled,
  Rtl,
  LongText,
});
