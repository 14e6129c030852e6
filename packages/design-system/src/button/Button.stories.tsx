import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChevronDown, CornerDownLeft, Icon, Trash2 } from "../icon";
import { allStates } from "../testing/all-states";
import { Button } from "./Button";
import { guide } from "./Button.guide";

const meta = {
  title: "Primitives/Actions/Button",
  tags: ["stable", "action"],
  id: "primitives-button",
  component: Button,
  parameters: { guide },
  args: { children: "Save draft", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Save draft" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Primary: Story = {
  args: { tone: "primary", children: "Submit", keyHint: <Icon picture={CornerDownLeft} size={10} /> },
};

export const Ghost: Story = { args: { tone: "ghost", children: "Clear" } };

export const Danger: Story = { args: { tone: "danger", children: "Delete dataset" } };

export const DangerQuiet: Story = {
  args: { tone: "danger-quiet", children: "Delete dataset", icon: Trash2 },
};

export const Small: Story = { args: { size: "sm", keyHint: "Ctrl S", iconEnd: ChevronDown } };

export const Large: Story = { args: { size: "lg", tone: "primary", children: "Sign in" } };

export const Block: Story = { args: { size: "lg", tone: "primary", children: "Sign in", isBlock: true } };

export const Busy: Story = {
  args: { tone: "primary", children: "Sign in", busyLabel: "Signing in" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Signing in" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, children: "Submit" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Submit" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: "Save these answers as a draft and go on with the next record" },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: "إرسال", iconEnd: ChevronDown },
};

export const Hover: Story = {
  parameters: { pointer: "hover" },
  args: { tone: "primary", children: "Submit" },
};
export const Held: Story = {
  parameters: { pointer: "press" },
  args: { tone: "primary", children: "Submit" },
};

export const DisabledPrimary: Story = { args: { tone: "primary", isDisabled: true, children: "Submit" } };

export const BusySecondary: Story = { args: { busyLabel: "Saving" } };

export const AllStates: Story = allStates(meta, {
  Default,
  Primary,
  Ghost,
  Danger,
  DangerQuiet,
  Small,
  Large,
  Block,
  Busy,
  Disabled,
  LongText,
  Rtl,
  DisabledPrimary,
  BusySecondary,
});
