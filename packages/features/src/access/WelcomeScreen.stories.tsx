import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { WelcomeScreen } from "./WelcomeScreen";
import { guide } from "./WelcomeScreen.guide";

const meta = {
  title: "Screens/Welcome in a space",
  tags: ["beta", "screen"],
  component: WelcomeScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    space: "Support tickets",
    author: "ana",
    provider: "Hugging Face",
    onProvider: fn(),
    onUsername: fn(),
  },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By keyboard: the button of the hub has the focus, the form is the second choice. */
export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [30, 31] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome to Support tickets");
    await expect(canvas.getByText("A space by ana")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sign in with Hugging Face" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onProvider).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onUsername).toHaveBeenCalledOnce();
  },
};
export const WithoutAuthor: Story = { args: { author: undefined } };
export const LongText: Story = {
  args: { space: "Unauffindbarkeitsbescheinigung".repeat(5), author: "😀".repeat(60) },
};
export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: { space: "تذاكر الدعم", author: "ليلى" },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
