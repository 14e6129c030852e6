import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StatusPage } from "./StatusPage";
import { guide } from "./StatusPage.guide";

const meta = {
  title: "Screens/Status page",
  tags: ["stable", "screen"],
  component: StatusPage,
  parameters: { guide, layout: "fullscreen" },
  args: { status: 404 },
} satisfies Meta<typeof StatusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("This page could not be found");
    await expect(canvas.getByText(/can't seem to find/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to home page" })).toHaveAttribute("href", "/");
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { status: 500, onReload: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Something went wrong.");
    await expect(canvas.getByText(/^An unexpected error occurred/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** An error of the page with its own message. */
export const ErrorWithDetail: Story = {
  args: { status: 503, detail: "Cannot read properties of undefined (reading 'title')", onReload: fn() },
  parameters: { proves: [66, 68] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("503")).toBeVisible();
    await expect(canvas.getByText(/^Cannot read properties/)).toBeVisible();
    await expect(canvas.getByText(/^An unexpected error occurred/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to home page" })).toHaveAttribute("href", "/");
  },
};
export const DatasetGone: Story = {
  args: {
    message: "Can’t get dataset info for dataset_id: 6f8d2a1e-03c4-4c9e-9a6b-5d1f0c7b2e91",
  },
};
export const LongText: Story = {
  args: { message: "Unauffindbarkeitsbescheinigung".repeat(8), detail: "x".repeat(10_000) },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
