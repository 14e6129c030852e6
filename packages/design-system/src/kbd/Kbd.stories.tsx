import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CornerDownLeft, Icon } from "../icon";
import { allStates } from "../testing/all-states";
import { Kbd } from "./Kbd";
import { guide } from "./Kbd.guide";

const meta = {
  title: "Primitives/Data display/Kbd",
  tags: ["stable", "data"],
  id: "primitives-kbd",
  component: Kbd,
  parameters: { guide },
  args: { children: "Ctrl S" },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { children: <Icon picture={CornerDownLeft} size={10} /> } };
/** A key that a text explains: read by screen readers, unlike the hints on buttons. */
export const AsText: Story = {
  args: { isText: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ctrl S").closest("[aria-hidden]")).toBeNull();
  },
};

/** Arrows and the keys of a Mac look the same on every device, and stay text (library 7.3). */
export const Arrows: Story = {
  args: { children: "⌘ ⇧ ⌥ ← → ↑ ↓", isText: true },
  play: async ({ canvasElement }) => {
    const key = within(canvasElement).getByText(/⌘/).closest("kbd");
    await expect(key).toHaveTextContent("⌘ ⇧ ⌥ ← → ↑ ↓");
    await expect(key?.querySelectorAll("svg")).toHaveLength(7);
  },
};

/** At a zoom of 200 % a window with a keyboard is as narrow as a phone, and keeps the keys. */
export const PhoneWidthWithKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ctrl S")).toBeVisible();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

export const AllStates: Story = allStates(meta, { Default, WithPicture, AsText, Arrows, Rtl });
