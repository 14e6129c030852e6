import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { someSecondFactor, someUserSettings } from "../fixtures";
import { UserSettingsScreen } from "../UserSettingsScreen";

const meta = {
  title: "Screens/User settings/Second factor",
  tags: ["stable", "screen"],
  component: UserSettingsScreen,
  parameters: { layout: "fullscreen" },
  args: someUserSettings(),
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));
const open = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  return dialog();
};
const isOn = {
  secondFactor: {
    ...someSecondFactor(),
    secondFactor: { since: new Date("2026-11-02T09:30Z"), recoveryCodesLeft: 8 },
  },
};

export const Default: Story = {};

/** Password, picture and code, then the recovery codes, by keyboard. */
export const SwitchOn: Story = {
  play: async ({ canvasElement, args }) => {
    const asking = await open(canvasElement, "Switch on");
    await expect(asking.getByLabelText("Current password")).toHaveFocus();
    await userEvent.keyboard("wrong{Enter}");
    await expect(await asking.findByText("The current password is wrong.")).toBeVisible();
    await userEvent.clear(asking.getByLabelText("Current password"));
    await userEvent.type(asking.getByLabelText("Current password"), "12345678{Enter}");
    await expect(await asking.findByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await userEvent.type(asking.getByLabelText("Code"), "123456{Enter}");
    await expect(await asking.findByText(/a7k2m-4xr9a/)).toBeVisible();
    await waitFor(() => expect(asking.getByRole("button", { name: "Copy" })).toHaveFocus());
    await expect(args.secondFactor?.onConfirm).toHaveBeenCalledWith("123456");
    await userEvent.keyboard("{Escape}");
    await expect(asking.getByText(/a7k2m-4xr9a/)).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "I have stored them" }));
  },
};

/** The picture is dark on light in every theme. */
export const Scan: Story = {
  play: async ({ canvasElement }) => {
    const asking = await open(canvasElement, "Switch on");
    await userEvent.type(asking.getByLabelText("Current password"), "12345678{Enter}");
    const picture = await asking.findByRole("img", { name: "QR code for the authenticator app" });
    await expect(getComputedStyle(picture).colorScheme).toContain("light");
    await userEvent.type(asking.getByLabelText("Code"), "000000{Enter}");
    await expect(await asking.findByText("The code is wrong.")).toBeVisible();
  },
};

export const On: Story = {
  args: isOn,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("8 recovery codes left")).toBeVisible();
  },
};

/** Without recovery codes, only the app works: the row shows that. */
export const NoCodesLeft: Story = {
  args: {
    secondFactor: { ...isOn.secondFactor, secondFactor: { since: new Date(0), recoveryCodesLeft: 0 } },
  },
};

export const NewCodes: Story = {
  args: isOn,
  play: async ({ canvasElement, args }) => {
    const asking = await open(canvasElement, "New recovery codes");
    await userEvent.type(asking.getByLabelText("Code"), "123456{Enter}");
    await expect(await asking.findByText(/a7k2m-4xr9a/)).toBeVisible();
    await expect(args.secondFactor?.onRenewCodes).toHaveBeenCalledWith("123456");
  },
};

export const SwitchOff: Story = {
  args: isOn,
  play: async ({ canvasElement, args }) => {
    const asking = await open(canvasElement, "Switch off");
    await userEvent.click(asking.getByRole("button", { name: "Switch off" }));
    await expect(asking.getByText("Enter a code.")).toBeVisible();
    await userEvent.type(asking.getByLabelText("Code"), "123456{Enter}");
    await expect(args.secondFactor?.onRemove).toHaveBeenCalledWith("123456");
  },
};

export const Loading: Story = { args: { secondFactor: { ...someSecondFactor(), secondFactor: undefined } } };

/** The state could not be loaded; the other settings work. */
export const Failed: Story = {
  args: { secondFactor: { ...someSecondFactor(), secondFactor: undefined, onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const failure = await within(canvasElement).findByRole("alert");
    await userEvent.click(within(failure).getByRole("button", { name: "Try again" }));
    await expect(args.secondFactor?.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { ...Scan, parameters: { direction: "rtl" } };
export const Phone: Story = { ...Scan, globals: { viewport: { value: "phone" } } };
