import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { Inbox } from "../icon";
import { allStates } from "../testing/all-states";
import { EmptyState } from "./EmptyState";
import { guide } from "./EmptyState.guide";

const meta = {
  title: "Primitives/Feedback/Empty state",
  tags: ["stable", "feedback"],
  id: "primitives-empty-state",
  component: EmptyState,
  parameters: { guide },
  args: {
    icon: Inbox,
    title: "Nothing pending",
    children: "You have answered every record of this dataset.",
    action: <Button>Review submitted</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent(
      "Nothing pending",
    );
  },
};
export const LongText: Story = {
  args: {
    title: "No dataset is called “refnd”",
    children: "Check the spelling, or look in all workspaces. ".repeat(5),
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { title: "لا توجد سجلات بعد", children: "استورد سجلات من Hugging Face." },
};

export const AllStates: Story = allStates(meta, { Default, LongText, Rtl }, "wide");
