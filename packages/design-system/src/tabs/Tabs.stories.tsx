import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Tabs, type TabsProps } from "./Tabs";
import { guide } from "./Tabs.guide";

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Primitives/Navigation/Tabs",
  tags: ["stable", "navigation"],
  id: "primitives-tabs",
  component: Tabs,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Dataset settings",
    value: "general",
    onChange: fn(),
    tabs: [
      { value: "general", label: "General", content: "Name and guidelines" },
      { value: "questions", label: "Questions", modifiedLabel: "Modified", content: "Four questions" },
      { value: "vectors", label: "Vectors", content: "None", isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Questions/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Four questions");
  },
};
const many = ["General", "Fields", "Questions", "Metadata", "Vectors", "Danger zone"];

/** In a row that is too narrow for all of them, the selected one is scrolled into view. */
export const Overflowing: Story = {
  args: {
    tabs: many.map((label) => ({ value: label, label, content: label })),
    value: "Danger zone",
    style: { inlineSize: "16rem" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hidden = (name: string) => {
      const row = canvas.getByRole("tablist").getBoundingClientRect();
      const tab = canvas.getByRole("tab", { name }).getBoundingClientRect();
      return Math.max(0, row.left - tab.left) + Math.max(0, tab.right - row.right);
    };
    await expect(hidden("Danger zone")).toBeLessThan(1);
    await expect(hidden("General")).toBeGreaterThan(1);
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(hidden("General")).toBeLessThan(1);
  },
};
export const OverflowingRtl: Story = { ...Overflowing, parameters: { direction: "rtl" } };

export const Rtl: Story = { parameters: { direction: "rtl" } };

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("tab")[0]).toHaveFocus();
  },
};

export const AllStates: Story = allStates(meta, { Default, Rtl });
