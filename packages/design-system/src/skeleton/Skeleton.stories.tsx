import type { Meta, StoryObj } from "@storybook/react-vite";
import { allStates } from "../testing/all-states";
import { Skeleton } from "./Skeleton";
import { guide } from "./Skeleton.guide";

const meta = {
  title: "Primitives/Feedback/Skeleton",
  tags: ["stable", "feedback"],
  id: "primitives-skeleton",
  component: Skeleton,
  parameters: { guide },
  args: { width: "220px", height: "16px" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Round: Story = { args: { width: "26px", height: "26px", isRound: true } };

/** A record that is being loaded. */
export const OfARecord: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "12px", maxInlineSize: "40rem" }} aria-busy="true">
      <Skeleton width="30%" />
      <Skeleton height="14px" />
      <Skeleton width="94%" height="14px" />
      <Skeleton width="72%" height="14px" />
    </div>
  ),
};

/** A question that is being loaded. */
export const OfAQuestion: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "10px" }} aria-busy="true">
      <Skeleton width="56%" height="14px" />
      <div style={{ display: "flex", gap: "8px" }}>
        <Skeleton width="96px" height="32px" />
        <Skeleton width="128px" height="32px" />
      </div>
    </div>
  ),
};

export const AllStates: Story = allStates(meta, { Default, Round, OfARecord, OfAQuestion });
