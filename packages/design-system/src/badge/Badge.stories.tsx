import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Tag, Type } from "../icon";
import { allStates } from "../testing/all-states";
import { Badge } from "./Badge";
import { guide } from "./Badge.guide";
import { BadgeSkeletons } from "./BadgeSkeletons";

const meta = {
  title: "Primitives/Data display/Badge",
  tags: ["stable", "data"],
  id: "primitives-badge",
  component: Badge,
  parameters: { guide },
  args: { children: "multi-label", icon: Tag },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText("multi-label");
    await expect(badge).toHaveAttribute("data-look", "outlined");
    await expect(badge.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
export const Filled: Story = { args: { look: "filled", children: "text", icon: Type } };
export const Accent: Story = { args: { look: "accent", children: "Owner" } };
export const Warning: Story = { args: { look: "warning", children: "Modified" } };

/** Placeholders for workspaces. */
export const Loading: Story = {
  parameters: { proves: [97] },
  render: () => <BadgeSkeletons label="Loading workspaces" />,
  play: async ({ canvasElement }) => {
    const outlines = within(canvasElement).getByText("Loading workspaces").parentElement;
    await expect(outlines).toHaveAttribute("aria-busy", "true");
    // Five placeholders and the text that names what is loading.
    await expect(outlines?.children).toHaveLength(6);
  },
};

export const LongText: Story = {
  args: { children: "a question type whose name is much longer than any that we know of" },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { children: "تصنيف متعدد" } };

export const AllStates: Story = allStates(meta, { Default, Filled, Accent, Warning, Loading, LongText, Rtl });
