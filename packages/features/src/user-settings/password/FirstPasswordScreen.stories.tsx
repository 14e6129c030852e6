import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { PasswordRefusal } from "../view-model";
import { FirstPasswordScreen } from "./FirstPasswordScreen";
import { guide } from "./FirstPasswordScreen.guide";

const meta = {
  title: "Screens/First password",
  tags: ["stable", "screen"],
  component: FirstPasswordScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    username: "marisol",
    passwordLength: { min: 8, max: 100 },
    onChangePassword: fn(async (): Promise<PasswordRefusal | undefined> => undefined),
    onSignOut: fn(),
  },
} satisfies Meta<typeof FirstPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password that was handed over, and one that only the user knows. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Current password"), "12345678");
    await userEvent.type(canvas.getByLabelText("New password"), "correct horse");
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    await expect(args.onChangePassword).toHaveBeenCalledWith({ current: "12345678", next: "correct horse" });
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: {
    onChangePassword: fn(async () => ({
      reason: "The new password must differ from the current one.",
      field: "next" as const,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Current password"), "12345678");
    await userEvent.type(canvas.getByLabelText("New password"), "12345678");
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The new password must differ");
    await userEvent.type(canvas.getByLabelText("New password"), "9");
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** During the request, the button shows progress. */
export const Saving: Story = {
  args: { onChangePassword: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Current password"), "12345678");
    await userEvent.type(canvas.getByLabelText("New password"), "correct horse");
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    const busy = await canvas.findByRole("button", { name: "Changing" });
    await waitFor(() => expect(busy).toHaveAttribute("aria-busy", "true"));
  },
};

export const LongText: Story = { args: { username: `${"x".repeat(190)}<b>👩🏽‍🚀` } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
