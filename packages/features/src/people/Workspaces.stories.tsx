import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import { someTeam } from "./fixtures";
import { PeopleScreen } from "./PeopleScreen";

const meta = {
  title: "Screens/Workspaces",
  tags: ["stable", "screen"],
  component: PeopleScreen,
  parameters: { layout: "fullscreen" },
  args: someTeam({ tab: "workspaces" }),
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const dialog = async (name: string) => within(await page().findByRole("dialog", { name }));
const untilClosed = () => waitFor(() => expect(page().queryByRole("dialog")).not.toBeInTheDocument());

/** The workspaces with the numbers of their members and datasets. */
export const Default: Story = {};

/** Members are added and removed one by one, at once. */
export const Members: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Members of newsroom" }));
    const members = await dialog("Members of newsroom");
    await waitFor(() => expect(members.getByRole("button", { name: /Add a person/ })).toHaveFocus());
    await userEvent.click(members.getByRole("button", { name: "Remove ben" }));
    await expect(await members.findByText("ben has been removed")).toHaveRole("status");
    await expect(args.workspacePorts.onRemoveMember).toHaveBeenCalledWith("newsroom", "ben");
    await userEvent.click(members.getByRole("button", { name: /Add a person/ }));
    await userEvent.click(await page().findByRole("option", { name: /Ana Okafor/ }));
    await userEvent.click(members.getByRole("button", { name: "Add" }));
    await expect(args.workspacePorts.onAddMember).toHaveBeenCalledWith("newsroom", "ana");
    await expect(await members.findByText("ana has been added")).toHaveRole("status");
  },
};

export const Creating: Story = {
  play: async ({ canvasElement, args }) => {
    const open = async () =>
      userEvent.click(await within(canvasElement).findByRole("button", { name: "Create workspace" }));
    await open();
    const form = await dialog("Create workspace");
    await expect(form.getByLabelText("Name")).toHaveFocus();
    await userEvent.type(form.getByLabelText("Name"), " legal ");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await expect(args.workspacePorts.onCreate).toHaveBeenCalledWith("legal");
    await untilClosed();
    await open();
  },
};

/** A workspace with datasets stays. */
export const InUse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete support" }));
    const told = await dialog("support can't be deleted yet");
    await expect(told.getByText(/still contains 4 datasets/)).toBeVisible();
    await expect(args.workspacePorts.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete research" }));
    await dialog("Delete the workspace research?");
  },
};

/** An admin sees their workspaces and may remove members. */
export const ForAdmins: Story = {
  args: {
    people: undefined,
    account: anAccount({ role: "admin" }),
    workspacePorts: { onRemoveMember: fn(async () => undefined), hrefOf: (name) => `#${name}` },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("tab")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Create workspace" })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole("button", { name: "Members of newsroom" }));
    const members = await dialog("Members of newsroom");
    await expect(members.queryByRole("button", { name: /Add a person/ })).not.toBeInTheDocument();
    await expect(members.getByRole("button", { name: "Remove ben" })).toBeVisible();
  },
};

export const Loading: Story = { args: { load: "loading", workspaces: [] } };
export const Empty: Story = { args: { workspaces: [] } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
