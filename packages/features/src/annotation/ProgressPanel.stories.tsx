import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { aView } from "./fixtures";
import { ProgressDetail, ProgressSummary } from "./ProgressPanel";
import type { ProgressView } from "./view-model";

function Progress({ progress }: { progress: ProgressView | undefined }) {
  return (
    <main style={{ display: "grid", gap: "1.5rem", padding: "2rem", maxInlineSize: "33rem" }}>
      <h1>{"My progress"}</h1>
      <ProgressSummary progress={progress} />
      <ProgressDetail progress={progress} />
    </main>
  );
}

const meta = {
  title: "Screens/Annotation/My progress",
  component: Progress,
  args: { progress: aView().progress },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that was answered counts: submitted, draft and discarded. */
export const Default: Story = {
  tags: ["spec-380"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("412 of 1,620");
    await expect(canvasElement).toHaveTextContent("25.43%");
    const [meter] = within(canvasElement).getAllByRole("img");
    await expect(meter).toHaveAccessibleName("23.27% submitted, 1.30% draft, 0.86% discarded");
  },
};
export const Loading: Story = {
  args: { progress: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("My progress--");
  },
};
export const Empty: Story = {
  args: { progress: { total: 0, submitted: 0, draft: 0, discarded: 0, pending: 0 } },
};
export const Finished: Story = {
  args: { progress: { total: 300, submitted: 290, draft: 0, discarded: 10, pending: 0 } },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
