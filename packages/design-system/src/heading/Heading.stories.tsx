import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Heading } from "./Heading";
import { guide } from "./Heading.guide";

const meta = {
  title: "Primitives/Layout/Heading",
  tags: ["beta", "layout"],
  id: "primitives-heading",
  component: Heading,
  parameters: { guide },
  args: { level: 2, size: "section", children: "Guidelines for annotators" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a section. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toBeVisible();
  },
};

/** The title of a page. */
export const Page: Story = { args: { level: 2, size: "page", children: "Support tickets" } };

/** The title of a part, in the size of its text. */
export const Part: Story = { args: { level: 3, size: "part", children: "Team" } };

export const LongText: Story = {
  args: {
    size: "page",
    children: `${"Guidelines for annotators of tickets ".repeat(4)}${"long".repeat(60)}`,
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: "إرشادات التوصيف" },
};

export const AllStates: Story = allStates(meta, { Default, Page, Part, LongText, Rtl });
