import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ShortcutSheet } from "./ShortcutSheet";

const meta = {
  title: "Screens/Annotation/Shortcut sheet",
  component: ShortcutSheet,
  args: { isOpen: true, onClose: fn(), isMac: false },
  decorators: (Story) => (
    <main>
      <h1>{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(document.body).findByRole("dialog", { name: "Keyboard shortcuts" });

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await sheet()).toHaveTextContent("Save draftCtrl S");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAMac: Story = {
  args: { isMac: true },
  play: async () => {
    await expect(await sheet()).toHaveTextContent("Redo⇧⌘Z⌘Y");
  },
};

/** Keys are named as they are printed in the language of the page. */
export const German: Story = {
  globals: { locale: "de" },
  play: async () => {
    const box = await within(document.body).findByRole("dialog");
    await expect(box).toHaveTextContent("Strg S");
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
