import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SignedOutBanner } from "./SignedOutBanner";

const meta = {
  title: "Screens/Annotation/Signed out",
  tags: ["stable", "screen", "annotation"],
  component: SignedOutBanner,
  args: { count: 1, onSignIn: fn() },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof SignedOutBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("You are signed out. Sign in to send 1 answer.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const Many: Story = { args: { count: 1240 } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
