import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LoadingPage } from "./LoadingPage";
import { guide } from "./LoadingPage.guide";

const meta = {
  title: "Screens/Loading page",
  tags: ["stable", "screen"],
  component: LoadingPage,
  parameters: { guide, layout: "fullscreen" },
  args: { label: "Loading dataset" },
} satisfies Meta<typeof LoadingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading dataset");
  },
};
export const LongText: Story = { args: { label: "Datensatzeigenschaftsermittlung ".repeat(8) } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
