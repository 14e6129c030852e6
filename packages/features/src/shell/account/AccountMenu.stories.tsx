import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { anAccount, ownerPages } from "../fixtures";
import { AccountMenu } from "./AccountMenu";
import { guide } from "./AccountMenu.guide";

const meta = {
  title: "Screens/Account menu",
  tags: ["stable", "screen"],
  component: AccountMenu,
  parameters: { guide },
  args: anAccount(),
  decorators: (Story) => (
    <main style={{ display: "flex", justifyContent: "space-between" }}>
      <h1 translate="no">{"Datasets"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

async function openMenu(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /Account menu of/ }));
  return within(await page().findByRole("menu"));
}

async function untilClosed() {
  await waitFor(() => expect(page().queryByRole("menu")).not.toBeInTheDocument());
}

/** Theme and language with the current choice, the documentation, sign-out. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [123, 225] },
  play: async ({ canvasElement, args }) => {
    // The visible text of the button is part of its name, for users of speech control (use A51).
    await expect(
      within(canvasElement).getByRole("button", { name: "Account menu of marisol (MA)" }),
    ).toHaveTextContent("MA");
    const menu = await openMenu(canvasElement);
    // The username and role are at the top (use A47).
    await expect(menu.getByText("marisol")).toBeVisible();
    await expect(menu.getByText("Annotator")).toBeVisible();
    await expect(menu.getByRole("menuitemradio", { name: "System" })).toBeChecked();
    await expect(menu.getByRole("menuitemradio", { name: "English" })).toBeChecked();
    await expect(menu.getByRole("menuitem", { name: "User settings" })).toHaveAttribute(
      "href",
      args.settingsHref,
    );
    // The server's own documentation, not that of another product (use A30).
    const documentation = menu.getByRole("menuitem", { name: "API documentation" });
    await expect(documentation).toHaveAttribute("href", args.documentationHref);
    await expect(documentation).toHaveAttribute("target", "_blank");
    await userEvent.click(menu.getByRole("menuitemradio", { name: "High contrast" }));
    await expect(args.onTheme).toHaveBeenCalledWith("high-contrast");
    await untilClosed();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};

/** An owner also reaches the pages on which the server is managed. */
export const ForOwners: Story = {
  args: anAccount({ role: "owner", pages: ownerPages }),
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    for (const [name, href] of [
      ["People and workspaces", "/people"],
      ["Audit log", "/audit"],
      ["Webhooks", "/webhooks"],
    ] as const)
      await expect(menu.getByRole("menuitem", { name })).toHaveAttribute("href", href);
  },
};

/** Without pending writes, sign-out needs no confirmation. */
export const SignOut: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign out" }));
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce());
    await expect(page().queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/** Pending writes are mentioned before the user signs out. */
export const PendingWrites: Story = {
  args: anAccount({ countPendingWrites: async () => 3 }),
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign out" }));
    const dialog = await page().findByRole("dialog", { name: "Sign out with unsent answers?" });
    await expect(dialog).toHaveTextContent("3 answers have not been sent to the server yet.");
    await expect(args.onSignOut).not.toHaveBeenCalled();
    const stay = within(dialog).getByRole("button", { name: "Stay signed in" });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const SignOutAnyway: Story = {
  args: anAccount({ countPendingWrites: async () => 1 }),
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole("menuitem", { name: "Sign out" }));
    const dialog = await page().findByRole("dialog", { name: "Sign out with unsent answers?" });
    await expect(dialog).toHaveTextContent("1 answer has not been sent to the server yet.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Sign out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { ...Open, parameters: { direction: "rtl" } };
export const Phone: Story = { ...Open, globals: { viewport: { value: "phone" } } };
