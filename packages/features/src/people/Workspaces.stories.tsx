import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import { someDeletedDatasets, someTeam } from "./fixtures";
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
/** Chooses an action from the menu of a workspace's row. */
async function choose(canvasElement: HTMLElement, name: string, action: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await page().findByRole("menuitem", { name: `${action} ${name}` }));
}
const untilClosed = () => waitFor(() => expect(page().queryByRole("dialog")).not.toBeInTheDocument());

/** The workspaces with the numbers of their members and datasets. */
export const Default: Story = {};

/** The heads of numbers end where the numbers end. */
export const NumbersAligned: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const [head, ...rows] = within(canvasElement).getAllByRole("row");
    const endOf = (cell: Element | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(cell as Element);
      return Math.round(range.getBoundingClientRect().right);
    };
    for (const place of [1, 2]) {
      const ends = [head, ...rows].map((row) => endOf(row?.children[place]));
      await expect(new Set(ends).size).toBe(1);
    }
  },
};

/** Members are added and removed one by one, at once. */
export const Members: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "newsroom", "Members of");
    const members = await dialog("Members of newsroom");
    await waitFor(() => expect(members.getByRole("button", { name: /Add a person/ })).toHaveFocus());
    await userEvent.click(members.getByRole("button", { name: "Remove ben" }));
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

/** The datasets and members of a renamed workspace stay. */
export const Renaming: Story = {
  play: async ({ canvasElement, args }) => {
    const open = () => choose(canvasElement, "support", "Rename");
    await open();
    const form = await dialog("Rename the workspace support");
    const name = form.getByLabelText("Name");
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue("support");
    await userEvent.clear(name);
    await userEvent.click(form.getByRole("button", { name: "Rename" }));
    await expect(args.workspacePorts.onRename).not.toHaveBeenCalled();
    await userEvent.type(name, " help desk ");
    await userEvent.click(form.getByRole("button", { name: "Rename" }));
    await expect(args.workspacePorts.onRename).toHaveBeenCalledWith("support", "help desk");
    await untilClosed();
    await open();
  },
};

export const Refused: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    workspacePorts: {
      ...someTeam().workspacePorts,
      onCreate: fn(async () => "This name is already in use."),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Create workspace" }));
    const form = await dialog("Create workspace");
    await userEvent.type(form.getByLabelText("Name"), "support");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This name is already in use.");
    await userEvent.type(form.getByLabelText("Name"), "-2");
    await waitFor(() => expect(form.queryByRole("alert")).not.toBeInTheDocument());
  },
};

/** A workspace with datasets stays. */
export const InUse: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "support", "Delete");
    const told = await dialog("support can’t be deleted yet");
    await expect(told.getByText(/still contains 4 datasets/)).toBeVisible();
    await expect(args.workspacePorts.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "research", "Delete");
    await dialog("Delete the workspace research?");
  },
};

/** The actions of a row are a menu, as those of people; the focus returns to its button. */
export const Actions: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "Actions for support" });
    await userEvent.click(button);
    const names = (await page().findAllByRole("menuitem")).map((item) => item.textContent);
    await expect(names).toEqual(["Members of support", "Rename support", "Delete support"]);
    await userEvent.click(page().getByRole("menuitem", { name: "Members of support" }));
    await userEvent.click((await dialog("Members of support")).getByRole("button", { name: "Done" }));
    await untilClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An admin sees their workspaces and may remove members. */
export const ForAdmins: Story = {
  args: {
    people: undefined,
    account: anAccount({ role: "admin" }),
    workspacePorts: { onRemoveMember: fn(async () => undefined), hrefOf: (name) => `#${name}` },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("tab")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Create workspace" })).not.toBeInTheDocument();
    await choose(canvasElement, "newsroom", "Members of");
    const members = await dialog("Members of newsroom");
    await expect(members.queryByRole("button", { name: /Add a person/ })).not.toBeInTheDocument();
    await userEvent.click(members.getByRole("button", { name: "Remove ben" }));
    const question = await dialog("Remove ben from the workspace newsroom?");
    await expect(question.getByText(/Only an owner can add/)).toBeVisible();
    await expect(args.workspacePorts.onRemoveMember).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await expect(args.workspacePorts.onRemoveMember).toHaveBeenCalledWith("newsroom", "ben");
  },
};

/** Nobody removes themselves by a click beside the name of a colleague. */
export const Leaving: Story = {
  args: { ...ForAdmins.args, myId: "ana" },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "support", "Members of");
    const members = await dialog("Members of support");
    const remove = members.getByRole("button", { name: "Remove ana" });
    await userEvent.click(remove);
    const question = await dialog("Leave the workspace support?");
    await expect(question.getByText(/Only an owner can add you again/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.workspacePorts.onRemoveMember).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(
      (await dialog("Leave the workspace support?")).getByRole("button", { name: "Leave" }),
    );
    await expect(args.workspacePorts.onRemoveMember).toHaveBeenCalledWith("support", "ana");
  },
};

export const Loading: Story = { args: { load: "loading", workspaces: [] } };
export const Empty: Story = { args: { workspaces: [] } };

/** An admin who is in no workspace reads who can help. */
export const InNoWorkspace: Story = {
  args: { ...ForAdmins.args, workspaces: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("You are in no workspace")).toBeVisible();
    await expect(within(canvasElement).getByText("Ask an owner to add you.")).toBeVisible();
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Deleted datasets can be restored for some days, or be deleted for good; a name that is taken is replaced. */
export const Deleted: Story = {
  args: { deletedDatasets: someDeletedDatasets },
  play: async ({ canvasElement, args }) => {
    const { onRestoreDataset, onEraseDataset } = args.workspacePorts;
    const section = within(await within(canvasElement).findByRole("region", { name: "Deleted datasets" }));
    await expect(
      section.getByText(/^support · Deleted 3 hours ago by marisol · 1,200 records/),
    ).toBeVisible();
    await userEvent.click(section.getByRole("button", { name: "Restore returns-2025" }));
    const restoring = await dialog("Restore returns-2025?");
    await userEvent.type(restoring.getByRole("textbox", { name: "Name of the dataset" }), " again");
    await userEvent.click(restoring.getByRole("button", { name: "Restore" }));
    await expect(onRestoreDataset).toHaveBeenCalledWith("returns", "returns-2025 again");
    await untilClosed();
    await userEvent.click(section.getByRole("button", { name: "Delete wire-pilot for good" }));
    const erasing = await dialog("Delete wire-pilot for good?");
    await userEvent.click(erasing.getByRole("button", { name: "Delete for good" }));
    await expect(onEraseDataset).toHaveBeenCalledWith("wire");
    await untilClosed();
  },
};
