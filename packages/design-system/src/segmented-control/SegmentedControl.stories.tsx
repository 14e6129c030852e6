import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { FileText, ListOrdered } from "../icon";
import { Stack } from "../stack";
import { allStates } from "../testing/all-states";
import { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl";
import { guide } from "./SegmentedControl.guide";

function Controlled(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <SegmentedControl {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: "Primitives/Selection/Segmented control",
  tags: ["stable", "form"],
  id: "primitives-segmented-control",
  component: SegmentedControl<string>,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: {
    label: "View",
    options: [
      { value: "focus", label: "Focus", icon: FileText },
      { value: "bulk", label: "Bulk", icon: ListOrdered },
    ],
    value: "focus",
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <Stack>
      <Controlled {...args} />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "Focus" })).toBeChecked();
    // A column does not stretch the frame beyond its segments.
    const frame = canvas.getByRole("group", { name: "View" });
    await expect(frame.offsetWidth).toBeLessThan((frame.parentElement?.offsetWidth ?? 0) / 2);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Bulk" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("bulk");
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: "focus", label: "One record at a time" },
      { value: "bulk", label: "Many records at once, as a list" },
    ],
  },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("radio")[0]).toHaveFocus();
  },
};
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    label: "العرض",
    options: [
      { value: "focus", label: "تركيز" },
      { value: "bulk", label: "مجموعة" },
    ],
  },
};

export const AllStates: Story = allStates(meta, { Default, LongText, Rtl });
