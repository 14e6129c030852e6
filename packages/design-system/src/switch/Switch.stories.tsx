import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { Switch } from "./Switch";
import { guide } from "./Switch.guide";

const meta = {
  title: "Primitives/Selection/Switch",
  tags: ["stable", "form"],
  id: "primitives-switch",
  component: Switch,
  parameters: { guide },
  render: (args) => {
    const [isOn, onChange] = useControlled(args.isOn ?? false, args.onChange);
    return <Switch {...args} isOn={isOn} onChange={onChange} />;
  },
  args: { label: "Submit a single answer at once", isOn: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Submit a single answer at once" });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText("Submit a single answer at once"));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { isOn: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(control).toBeDisabled();
    await userEvent.click(control, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DisabledOn: Story = { args: { isDisabled: true, isOn: true } };

export const LongText: Story = {
  args: { label: "Send the answer as soon as the only question of the record has been answered. ".repeat(4) },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { label: "إرسال تلقائي", isOn: true } };

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("switch")[0]).toHaveFocus();
  },
};

export const AllStates: Story = allStates(meta, { Default, On, Disabled, DisabledOn, LongText, Rtl });
