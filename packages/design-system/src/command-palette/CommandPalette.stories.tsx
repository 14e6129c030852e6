import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Check, Copy, CornerDownLeft, Icon, Settings } from "../icon";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette";
import { guide } from "./CommandPalette.guide";

function WithTrigger(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Commands</Button>
      <CommandPalette {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: "Primitives/Actions/Command palette",
  tags: ["stable", "action", "overlay"],
  id: "primitives-command-palette",
  component: CommandPalette,
  // In frames: an open overlay would cover the documentation page.
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "26rem" } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    isOpen: false,
    onClose: fn(),
    onRun: fn(),
    words: { title: "Commands", search: "What do you want to do?", noneFound: "No command found" },
    commands: [
      {
        id: "submit",
        label: "Submit",
        group: "This record",
        icon: Check,
        keys: <Icon picture={CornerDownLeft} size={10} />,
      },
      { id: "draft", label: "Save draft", group: "This record", keys: "Ctrl S" },
      { id: "undo", label: "Undo", group: "This record", keys: "Ctrl Z", isDisabled: true },
      { id: "copy", label: "Copy link", group: "This record", icon: Copy },
      { id: "settings", label: "Go to settings", group: "Go to", icon: Settings },
      { id: "home", label: "Go to all datasets", group: "Go to" },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Commands" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog", { name: "Commands" });
    const field = page.getByRole("combobox", { name: "What do you want to do?" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(page.getByRole("group", { name: "Go to" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(page.getByRole("option", { name: "Copy link" })).toHaveAttribute(
      "id",
      field.getAttribute("aria-activedescendant"),
    );
    await userEvent.keyboard("settings{Enter}");
    await expect(args.onRun).toHaveBeenCalledWith("settings");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    await page.findByRole("dialog", { name: "Commands" });
    await userEvent.keyboard("zzz");
    await expect(page.getByText("No command found")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRun).not.toHaveBeenCalled();
    await userEvent.clear(page.getByRole("combobox"));
    await expect(page.getAllByRole("option")).toHaveLength(6);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { isOpen: true },
  play: async () => {
    await page.findByRole("dialog");
  },
};
export const Phone: Story = { ...Rtl, parameters: {} };

export const AllStates: Story = {
  args: { isOpen: true },
  play: async () => {
    await page.findByRole("dialog", { name: "Commands" });
  },
};
