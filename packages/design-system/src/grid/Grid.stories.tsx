import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Card } from "../card";
import { allStates } from "../testing/all-states";
import { Grid } from "./Grid";
import { guide } from "./Grid.guide";

const cards = (texts: readonly string[]) => texts.map((text) => <Card key={text}>{text}</Card>);

const meta = {
  title: "Primitives/Layout/Grid",
  tags: ["beta", "layout"],
  id: "primitives-grid",
  component: Grid,
  parameters: { guide },
  args: { columnWidth: "12rem", gap: 3, children: cards(["Labels", "Ratings", "Spans"]) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvas: HTMLElement, text: string) => within(canvas).getByText(text).getBoundingClientRect();

/** Three columns of one width. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const [labels, ratings] = [boxOf(canvasElement, "Labels"), boxOf(canvasElement, "Ratings")];
    await expect(ratings.left).toBeGreaterThan(labels.right);
    await expect(ratings.width).toBeCloseTo(labels.width, 0);
  },
};

/** More space between columns than between rows. */
export const WideColumns: Story = { args: { columnGap: 8, columnWidth: "20rem" } };

/** Children of different heights, at the start of their row. */
export const AtTheStart: Story = {
  args: {
    align: "start",
    children: cards(["Labels", "Ratings: one of the whole numbers from 1 to 5 for each record"]),
  },
};

/** A column is never wider than the grid. */
export const LongText: Story = {
  args: {
    columnWidth: "400rem",
    children: cards(["Donaudampfschifffahrtsgesellschaft ".repeat(8), "Spans"]),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { children: cards(["تصنيف", "تقييم", "مقاطع"]) },
};

export const AllStates: Story = allStates(meta, { Default, WideColumns, AtTheStart, LongText, Rtl });
