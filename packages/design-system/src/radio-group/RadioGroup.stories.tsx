import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { RadioGroup } from "./RadioGroup";
import { guide } from "./RadioGroup.guide";

const meta = {
  title: "Primitives/Selection/Radio group",
  tags: ["stable", "form"],
  id: "primitives-radio-group",
  component: RadioGroup<string>,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value, args.onChange as (value: string | undefined) => void);
    return <RadioGroup {...args} value={value} onChange={onChange} />;
  },
  args: {
    label: "Compare by",
    options: [
      { value: "message", label: "message-mini-384" },
      { value: "subject", label: "subject-mini-384" },
      { value: "thread", label: "thread-mini-384" },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Compare by" }));
    await expect(group.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(group.getByRole("radio", { name: "message-mini-384" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(group.getByRole("radio", { name: "subject-mini-384" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("subject");
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Chosen: Story = { args: { value: "subject" } };

export const WithHelp: Story = {
  args: {
    label: "Who may see it",
    value: "private",
    hint: "You can change this later.",
    options: [
      { value: "private", label: "Private", help: "Only members of the workspace." },
      { value: "public", label: "Public", help: "Everybody with the link.", isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Who may see it" });
    await expect(group).toHaveAccessibleDescription("You can change this later.");
    await expect(within(group).getByRole("radio", { name: /Public/ })).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { requiredLabel: "Required", error: "Choose a vector." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Choose a vector.");
    await expect(group).toHaveAttribute("aria-invalid", "true");
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: "subject" } };

export const LongText: Story = {
  args: {
    options: [
      { value: "a", label: "A choice that goes on and on ".repeat(12) },
      { value: "b", label: "Short" },
    ],
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    label: "قارن حسب",
    value: "a",
    options: [
      { value: "a", label: "الرسالة" },
      { value: "b", label: "الموضوع" },
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

export const AllStates: Story = allStates(meta, {
  Default,
  Chosen,
  WithHelp,
  Invalid,
  Disabled,
  LongText,
  Rtl,
});
