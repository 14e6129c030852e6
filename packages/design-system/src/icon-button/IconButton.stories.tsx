import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChevronRight, Settings } from "../icon";
import { allStates } from "../testing/all-states";
import { IconButton } from "./IconButton";
import { guide } from "./IconButton.guide";

const meta = {
  title: "Primitives/Actions/Icon button",
  tags: ["stable", "action"],
  id: "primitives-icon-button",
  component: IconButton,
  parameters: { guide },
  args: { picture: Settings, label: "Dataset settings", onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Dataset settings" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole("tooltip")).toHaveTextContent("Dataset settings");
    await userEvent.keyboard("{Escape}");
    await expect(within(document.body).queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Pressed: Story = { args: { isPressed: true, isOutlined: true, size: "md" } };

export const Disabled: Story = {
  args: { isDisabled: true, picture: ChevronRight, label: "Next record" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Next record" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { picture: ChevronRight, label: "السجل التالي", isDirectional: true },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Held: Story = { parameters: { pointer: "press" } };
export const Outlined: Story = { args: { isOutlined: true, size: "md" } };

export const AllStates: Story = allStates(meta, { Default, Pressed, Disabled, Rtl, Outlined });
