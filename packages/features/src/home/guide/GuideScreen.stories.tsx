import { loadGuides } from "@glossa/locales/guides";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anAccount } from "../../shell/fixtures";
import { GuideScreen } from "./GuideScreen";
import { guide } from "./GuideScreen.guide";

const english = await loadGuides("en");

const meta = {
  title: "Screens/Guide",
  tags: ["stable", "screen"],
  component: GuideScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    guide: "answering",
    text: english.answering,
    hasFailed: false,
    onRetry: fn(),
    account: anAccount(),
  },
} satisfies Meta<typeof GuideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Answer records with the keyboard",
    );
    await expect(canvas.getByRole("heading", { level: 2, name: "Nothing is lost" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  },
};

export const ForManagers: Story = { args: { guide: "questionTypes", text: english.questionTypes } };

export const Loading: Story = { args: { text: undefined } };

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { text: undefined, hasFailed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
