import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Text } from "./Text";
import { guide } from "./Text.guide";

const meta = {
  title: "Primitives/Layout/Text",
  tags: ["beta", "layout"],
  id: "primitives-text",
  component: Text,
  parameters: { guide },
  args: { children: "Others have completed three records of this dataset." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("paragraph")).toBeVisible();
  },
};

export const Secondary: Story = { args: { tone: "secondary" } };

export const Small: Story = { args: { size: "sm", tone: "secondary" } };

export const Large: Story = { args: { size: "lg", tone: "primary" } };

export const LongText: Story = {
  args: {
    isMeasured: true,
    children: `${"A record is complete when enough people have submitted an answer. ".repeat(6)}${"long".repeat(60)}`,
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: "أكمل آخرون ثلاثة سجلات من هذه المجموعة." },
};

export const AllStates: Story = allStates(meta, { Default, Secondary, Small, Large, LongText, Rtl });
