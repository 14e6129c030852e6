import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ChoosePasswordScreen } from "./ChoosePasswordScreen";
import { guide } from "./ChoosePasswordScreen.guide";

const meta = {
  title: "Screens/Choose password",
  tags: ["beta", "screen"],
  component: ChoosePasswordScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    link: { kind: "valid", username: "marisol" },
    passwordLength: { min: 8, max: 100 },
    onRetry: fn(),
    onChoose: fn(async (): Promise<string | undefined> => undefined),
  },
} satisfies Meta<typeof ChoosePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever was invited, or has lost the password, chooses one. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("New password");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "short{Enter}");
    await expect(field).toBeInvalid();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "correct horse{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("correct horse");
  },
};

export const Checking: Story = { args: { link: { kind: "checking" } } };

export const Invalid: Story = {
  args: {
    link: {
      kind: "invalid",
      reason:
        "This link is no longer valid: it was used, replaced or has expired. Ask an owner for a new one.",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Sign in" })).toBeVisible();
  },
};

/** The server could not be asked: the link may still be valid. */
export const Failed: Story = {
  args: { link: { kind: "failed", reason: "No connection to the server. Try again." } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The account also requires the code of an app: the sign-in form asks for it. */
export const Saved: Story = { args: { link: { kind: "saved" } } };

export const Saving: Story = {
  args: { onChoose: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("New password"), "correct horse{Enter}");
    await expect(await canvas.findByRole("button", { name: "Saving" })).toHaveAttribute("aria-busy", "true");
  },
};

export const LongText: Story = {
  args: { link: { kind: "valid", username: `${"x".repeat(190)}<b>👩🏽‍🚀` } },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
