import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { ChevronDown, LogOut, Settings } from "../icon";
import { DropdownMenu } from "./DropdownMenu";
import { guide } from "./DropdownMenu.guide";
import { MenuCheckboxGroup } from "./MenuCheckboxGroup";
import { MenuItem, MenuSeparator } from "./MenuItem";
import { MenuRadioGroup } from "./MenuRadioGroup";

const onTheme = fn();
const onSignOut = fn();

const meta = {
  title: "Primitives/Actions/Dropdown menu",
  tags: ["stable", "action", "overlay"],
  id: "primitives-dropdown-menu",
  component: DropdownMenu,
  parameters: { guide },
  args: {
    trigger: <Button iconEnd={ChevronDown}>Account</Button>,
    children: (
      <>
        <MenuItem icon={Settings} href="/user-settings">
          User settings
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          label="Theme"
          value="system"
          onChange={onTheme}
          options={[
            { value: "system", label: "System" },
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={LogOut} onSelect={onSignOut}>
          Sign out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const trigger = () => within(canvasElement).getByRole("button", { name: "Account" });
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await within(document.body).findByRole("menu"));
    await expect(menu.getByRole("menuitem", { name: "User settings" })).toHaveFocus();
    await expect(menu.getByRole("menuitemradio", { name: "System" })).toBeChecked();
    await userEvent.keyboard("d{Enter}");
    await expect(onTheme).toHaveBeenCalledWith("dark");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await within(document.body).findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(within(document.body).queryByRole("menu")).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Account" }));
    await within(document.body).findByRole("menu");
  },
};

function Workspaces() {
  const [values, setValues] = useState<readonly ("alignment" | "newsroom" | "quality")[]>(["alignment"]);
  return (
    <MenuCheckboxGroup
      label="Workspaces"
      values={values}
      onChange={setValues}
      options={[
        { value: "alignment", label: "alignment", count: "3" },
        { value: "newsroom", label: "newsroom", count: "4" },
        { value: "quality", label: "quality", count: "1" },
      ]}
    />
  );
}

export const Checkable: Story = {
  args: { trigger: <Button iconEnd={ChevronDown}>Workspaces</Button>, children: <Workspaces /> },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Workspaces" }).focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await within(document.body).findByRole("menu"));
    await expect(menu.getByRole("menuitemcheckbox", { name: /alignment/ })).toBeChecked();
    await userEvent.keyboard("{End} ");
    await expect(menu.getByRole("menuitemcheckbox", { name: /quality/ })).toBeChecked();
    await userEvent.keyboard("{Home} ");
    await expect(menu.getByRole("menuitemcheckbox", { name: /alignment/ })).not.toBeChecked();
  },
};

export const Rtl: Story = { ...Open, parameters: { direction: "rtl" } };

/** In a menu that scrolls the lower edge is shaded while more follows. */
export const MoreThanFits: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => `Item ${index + 1}`).map((name) => (
      <MenuItem key={name}>{name}</MenuItem>
    )),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Account" }).focus();
    await userEvent.keyboard("{Enter}");
    const menu = await within(document.body).findByRole("menu");
    const shade = () => Number(getComputedStyle(menu, "::after").opacity);
    await waitFor(() => expect(shade()).toBe(1));
    menu.scrollTop = menu.scrollHeight;
    await waitFor(() => expect(shade()).toBe(0));
  },
};

export const AllStates: Story = { ...Open };
