import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Status } from "./Status";
import { guide } from "./Status.guide";

const meta = {
  title: "Primitives/Data display/Status",
  tags: ["stable", "data"],
  id: "primitives-status",
  component: Status,
  parameters: { guide },
  args: { status: "pending", label: "Pending" },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ["pending", "draft", "discarded", "submitted"] as const;

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

/** Each status has its own colour of the theme. */
export const Colours: Story = {
  parameters: { proves: [379] },
  render: () => (
    <div style={{ display: "grid", justifyItems: "start", gap: "8px" }}>
      {names.map((status) => (
        <Status key={status} status={status} label={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const probe = document.createElement("span");
    canvasElement.append(probe);
    const colours = names.map((status) => {
      const shown = canvasElement.querySelector(`span[data-status="${status}"]`) as HTMLElement;
      probe.style.color = `var(--glossa-color-status-${status})`;
      return [getComputedStyle(shown).color, getComputedStyle(probe).color];
    });
    probe.remove();
    for (const [shown, named] of colours) await expect(shown).toBe(named);
    await expect(new Set(colours.map(([shown]) => shown)).size).toBe(4);
  },
};

export const AllStates: Story = allStates(meta, {
  Default,
  Draft,
  CompletedByOthers,
  Discarded,
  Submitted,
  LabelHidden,
  Rtl,
});
