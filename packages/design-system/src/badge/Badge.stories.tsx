import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag, Type } from "../icon";
import { Badge } from "./Badge";

const meta = {
  title: "Primitives/Badge",
  component: Badge,
  args: { children: "multi-label", icon: Tag },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { look: "filled", children: "text", icon: Type } };
export const Accent: Story = { args: { look: "accent", children: "Owner" } };
export const Warning: Story = { args: { look: "warning", children: "Modified" } };
