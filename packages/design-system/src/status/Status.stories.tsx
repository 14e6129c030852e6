import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Status } from "./Status";

const meta = {
  title: "Primitives/Showing data/Status",
  id: "primitives-status",
  component: Status,
  args: { status: "pending", label: "Pending" },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Draft: Story = { args: { status: "draft", label: "Draft" } };
export const CompletedByOthers: Story = {
  args: { status: "draft", label: "Draft", completedLabel: "Completed" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Completed")).toBeVisible();
  },
};
export const Discarded: Story = { args: { status: "discarded", label: "Discarded" } };
export const Submitted: Story = { args: { status: "submitted", label: "Submitted" } };
export const LabelHidden: Story = { args: { status: "submitted", label: "Submitted", isLabelHidden: true } };

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { status: "draft", label: "مسودة" } };

export const AllStates: Story = allStates(meta, {
  Default,
  Draft,
  CompletedByOthers,
  Discarded,
  Submitted,
  LabelHidden,
  Rtl,
});
