import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Heading } from "../heading";
import { allStates } from "../testing/all-states";
import { Text } from "../text";
import { Card } from "./Card";
import { guide } from "./Card.guide";

const meta = {
  title: "Primitives/Layout/Card",
  tags: ["beta", "layout"],
  id: "primitives-card",
  component: Card,
  parameters: { guide },
  args: {
    children: (
      <>
        <Heading level={3} size="part">
          Preview
        </Heading>
        <Text tone="secondary">The guidelines as annotators see them.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Preview" })).toBeVisible();
  },
};

/** More space around the content. */
export const LargePadding: Story = { args: { padding: "lg" } };

export const LongText: Story = {
  args: {
    children: `${"A record is complete when enough people have answered. ".repeat(6)}${"long".repeat(60)}`,
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: "تظهر الإرشادات هنا كما يراها الموصِّفون." },
};

export const AllStates: Story = allStates(meta, { Default, LargePadding, LongText, Rtl });
