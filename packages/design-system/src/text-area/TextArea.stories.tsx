import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { TextArea } from "./TextArea";
import { guide } from "./TextArea.guide";

const meta = {
  title: "Primitives/Input/Text area",
  tags: ["stable", "form"],
  id: "primitives-text-area",
  component: TextArea,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value ?? "", args.onChange);
    return <TextArea {...args} value={value} onChange={onChange} counter={`${value.length}/500`} />;
  },
  args: {
    label: "Description",
    value: "",
    hint: "Shown under the title. Plain text.",
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Description" });
    await userEvent.type(field, "Select text.{Enter}Hold Shift.");
    await expect(field).toHaveValue("Select text.\nHold Shift.");
    await expect(field).toHaveAccessibleDescription("Shown under the title. Plain text.");
    await expect(canvas.getByText("24/500")).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: "Too much of it", error: "This must be less than 500." },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("This must be less than 500.");
  },
};

export const LongText: Story = {
  args: { value: "Select text to mark it. Spans may overlap. ".repeat(8), hint: "A long hint. ".repeat(9) },
};
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { label: "الوصف", value: "حدد النص لوضع علامة عليه.", hint: "يظهر تحت العنوان." },
};

const Filled: Story = { args: { value: "Select text to mark it. Spans may overlap." } };
const Required: Story = { args: { requiredLabel: "Required" } };
const ReadOnly: Story = { args: { value: "Select text to mark it.", isReadOnly: true } };
const Disabled: Story = { args: { value: "Select text to mark it.", isDisabled: true } };

export const AllStates: Story = allStates(meta, {
  Default,
  Filled,
  Required,
  Invalid,
  ReadOnly,
  Disabled,
  LongText,
  Rtl,
});
