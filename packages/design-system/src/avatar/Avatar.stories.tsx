import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Avatar } from "./Avatar";
import { guide } from "./Avatar.guide";

const meta = {
  title: "Primitives/Data display/Avatar",
  tags: ["stable", "data"],
  id: "primitives-avatar",
  component: Avatar,
  parameters: { guide },
  args: { username: "marisol" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const hasSide =
  (pixels: number): Story["play"] =>
  async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole("img").getBoundingClientRect();
    await expect([width, height]).toEqual([pixels, pixels]);
  };

export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [124] },
  play: hasSide(26),
};
export const Small: Story = {
  parameters: { proves: [124] },
  args: { size: "small" },
  play: hasSide(34),
};
export const Medium: Story = {
  parameters: { proves: [124] },
  args: { size: "medium" },
  play: hasSide(45),
};
export const Me: Story = { args: { isMe: true } };

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { username: "ليلى" } };

export const AllStates: Story = allStates(meta, { Default, Small, Medium, Me, Rtl });
