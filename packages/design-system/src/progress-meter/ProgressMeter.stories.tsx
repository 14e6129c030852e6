import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { ProgressLegend } from "./ProgressLegend";
import { ProgressMeter } from "./ProgressMeter";
import { guide } from "./ProgressMeter.guide";

const meta = {
  title: "Primitives/Feedback/Progress meter",
  tags: ["stable", "feedback"],
  id: "primitives-progress-meter",
  component: ProgressMeter,
  parameters: { guide },
  args: {
    label: "41% submitted, 4.2% draft, 3% discarded",
    parts: [
      { status: "submitted", share: 0.41 },
      { status: "draft", share: 0.042 },
      { status: "discarded", share: 0.03 },
    ],
  },
} satisfies Meta<typeof ProgressMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: /41% submitted/ })).toBeVisible();
  },
};

export const Empty: Story = { args: { label: "Nothing done", parts: [{ status: "submitted", share: 0 }] } };

export const Large: Story = {
  args: {
    size: "lg",
    label: "22.10% submitted, 1.60% draft, 1.73% discarded",
    parts: [
      { status: "submitted", share: 0.221 },
      { status: "draft", share: 0.016 },
      { status: "discarded", share: 0.0173 },
    ],
  },
  render: (args) => (
    <>
      <ProgressMeter {...args} />
      <ProgressLegend
        rows={[
          { status: "pending", label: "Pending", count: "1,208", share: "74.57%" },
          { status: "draft", label: "Draft", count: "26", share: "1.60%" },
          { status: "discarded", label: "Discarded", count: "28", share: "1.73%" },
          { status: "submitted", label: "Submitted", count: "358", share: "22.10%" },
        ]}
      />
    </>
  ),
  // The bar has the same values as the legend (library 2.9).
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector("[data-size=lg]")?.getBoundingClientRect();
    const part = canvasElement
      .querySelector("[data-size=lg] [data-status=submitted]")
      ?.getBoundingClientRect();
    await expect((part?.width ?? 0) / (bar?.width ?? 1)).toBeCloseTo(0.221, 2);
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

/** Records that are being saved, in chunks. */
export const Saving: Story = {
  args: { label: "120 of 214 submitted", parts: [{ status: "done", share: 0.56 }] },
};

export const AllStates: Story = allStates(meta, { Default, Empty, Large, Rtl, Saving });
