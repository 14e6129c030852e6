import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { someSignIns, someUserSettings } from "../fixtures";
import { UserSettingsScreen } from "../UserSettingsScreen";

const meta = {
  title: "Screens/User settings/Sign-ins",
  tags: ["stable", "screen"],
  component: UserSettingsScreen,
  parameters: { layout: "fullscreen" },
  args: someUserSettings(),
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));
const listIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole("list", { name: "Sign-ins" });

export const Default: Story = {};

/** The sign-in of this page is marked and has no button of its own. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement);
    const [mine, phone, unknown] = [...list.children] as HTMLElement[];
    await expect(mine).toHaveTextContent("Firefox on Linux");
    await expect(mine).toHaveTextContent("This browser");
    await expect(mine?.querySelector("button")).toBeNull();
    await expect(phone).toHaveTextContent("Safari on iOS");
    await expect(phone).toHaveTextContent("2001:db8:85a3::/48");
    await expect(unknown).toHaveTextContent("Unknown program");
  },
};

/** One sign-in is ended after a confirmation. */
export const EndOne: Story = {
  play: async ({ canvasElement, args }) => {
    const list = await listIn(canvasElement);
    await userEvent.click(within(list).getByRole("button", { name: /^End the sign-in Safari on iOS of / }));
    const asking = await dialog();
    await waitFor(() => expect(asking.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(asking.getByRole("button", { name: "End" }));
    await expect(args.signIns?.onEnd).toHaveBeenCalledWith("2");
  },
};

export const EndOthers: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "End all others" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "End all others" }));
    await expect(args.signIns?.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** With one sign-in, there are no others to end. */
export const OnlyThisOne: Story = {
  args: { signIns: { ...someSignIns(), signIns: (someSignIns().signIns ?? []).slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await listIn(canvasElement);
    await expect(within(canvasElement).queryByRole("button", { name: "End all others" })).toBeNull();
  },
};

export const Loading: Story = { args: { signIns: { ...someSignIns(), signIns: undefined } } };

/** The list could not be loaded; the other settings work. */
export const Failed: Story = {
  args: { signIns: { ...someSignIns(), signIns: undefined, onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const failure = await within(canvasElement).findByRole("alert");
    await expect(failure).toHaveTextContent("The sign-ins could not be loaded.");
    await userEvent.click(within(failure).getByRole("button", { name: "Try again" }));
    await expect(args.signIns?.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
