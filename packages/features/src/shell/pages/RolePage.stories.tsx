import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anAccount } from "../fixtures";
import { RolePage } from "./RolePage";
import { guide } from "./RolePage.guide";

const meta = {
  title: "Screens/Page for another role",
  tags: ["stable", "screen"],
  component: RolePage,
  parameters: { guide, layout: "fullscreen" },
  args: { title: "Import files", isFor: "managers", account: anAccount() },
} satisfies Meta<typeof RolePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An annotator has opened a page of owners and admins. */
export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Import files");
    await expect(canvas.getByText(/^Only owners and admins/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Account menu of marisol/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to home page" })).toHaveAttribute("href", "/");
  },
};

export const ForOwners: Story = { args: { title: "Audit log", isFor: "owners" } };
export const LongText: Story = { args: { title: "Unauffindbarkeitsbescheinigung".repeat(8) } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
