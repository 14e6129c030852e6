import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { somePasskeys, someUserSettings } from "../fixtures";
import { UserSettingsScreen } from "../UserSettingsScreen";

const meta = {
  title: "Screens/User settings/Passkeys",
  tags: ["stable", "screen"],
  component: UserSettingsScreen,
  parameters: { layout: "fullscreen" },
  args: someUserSettings(),
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await within(document.body).findByRole("dialog", { name }));
const untilClosed = () =>
  waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());

/** Two passkeys: one that a password manager copies, one that has not been used. */
export const Default: Story = {};

export const Listed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: "Passkeys" }));
    await expect(list.getByText("Laptop")).toBeInTheDocument();
    await expect(list.getByText("Synced")).toBeInTheDocument();
  },
};

/** A name and the password, by keyboard; then the browser asks. */
export const Adding: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add passkey" }));
    const form = await dialog("Add passkey");
    await expect(form.getByLabelText("Name")).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: "Next" }));
    await expect(form.getByText("1 to 100 characters")).toBeVisible();
    await userEvent.type(form.getByLabelText("Name"), "Phone");
    await userEvent.type(form.getByLabelText("Current password"), "wrong");
    await userEvent.click(form.getByRole("button", { name: "Next" }));
    await expect(await form.findByText("The current password is wrong.")).toBeVisible();
    await expect(args.passkeys?.onAdd).toHaveBeenLastCalledWith({ name: "Phone", password: "wrong" });
  },
};

export const Added: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add passkey" }));
    const form = await dialog("Add passkey");
    await userEvent.type(form.getByLabelText("Name"), " Phone ");
    await userEvent.click(form.getByRole("button", { name: "Next" }));
    await untilClosed();
    await expect(args.passkeys?.onAdd).toHaveBeenCalledWith({ name: "Phone", password: undefined });
  },
};

/** Removing asks for the password, too: it ends the other sign-ins. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const remove = { name: "Remove the passkey Laptop" };
    await userEvent.click(await within(canvasElement).findByRole("button", remove));
    await dialog("Remove the passkey “Laptop”?");
  },
};

export const Removed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await Removing.play?.(context);
    const asking = await dialog("Remove the passkey “Laptop”?");
    await userEvent.type(asking.getByLabelText("Current password"), "12345678");
    await userEvent.click(asking.getByRole("button", { name: "Remove" }));
    await untilClosed();
    await expect(context.args.passkeys?.onRemove).toHaveBeenCalledWith("1", "12345678");
  },
};

export const Empty: Story = { args: { passkeys: { ...somePasskeys(), passkeys: [] } } };

/** Passkeys need a browser that has them, and an address with a name. */
export const Unsupported: Story = {
  args: { passkeys: { ...somePasskeys(), passkeys: [], isSupported: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/This browser can’t create passkeys/)).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Add passkey" })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { passkeys: { ...somePasskeys(), passkeys: undefined } } };

export const Failed: Story = {
  args: { passkeys: { ...somePasskeys(), passkeys: undefined, onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const failure = within(await within(canvasElement).findByRole("alert"));
    await expect(failure.getByText(/The passkeys could not be loaded/)).toBeInTheDocument();
    await userEvent.click(failure.getByRole("button", { name: "Try again" }));
    await expect(args.passkeys?.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
