import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aPerson, someDeletedPeople, someTeam } from "./fixtures";
import { PeopleScreen } from "./PeopleScreen";
import { guide } from "./PeopleScreen.guide";

const meta = {
  title: "Screens/People",
  tags: ["stable", "screen"],
  component: PeopleScreen,
  parameters: { guide, layout: "fullscreen" },
  args: someTeam(),
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const dialog = async (name: string | RegExp) => within(await page().findByRole("dialog", { name }));
const untilClosed = () => waitFor(() => expect(page().queryByRole("dialog")).not.toBeInTheDocument());

async function choose(canvasElement: HTMLElement, username: string, action: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${username}` }));
  await userEvent.click(await page().findByRole("menuitem", { name: action }));
}

/** An owner sees all people with roles, workspaces and the last sign-in. */
export const Default: Story = {};

/** What one may not do is not offered: nobody removes themselves. An owner sees every workspace without being a member. */
export const Oneself: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Actions for marisol" }));
    const items = await page().findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(["Edit"]);
    await userEvent.click(items[0] as HTMLElement);
    const form = await dialog("Edit marisol");
    await expect(form.getByRole("button", { name: "Workspaces All workspaces" })).toBeVisible();
  },
};

export const Found: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search people" }), "newsroom");
    const table = within(canvas.getByRole("table", { name: "People" }));
    await waitFor(() => expect(table.getAllByRole("rowheader")).toHaveLength(1));
    await expect(table.getByRole("rowheader")).toHaveTextContent("Ben");
    await expect(canvas.getByText("1 person")).toBeVisible();
  },
};

export const NoneFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "nobody");
    await expect(await canvas.findByText("Nothing found for “nobody”")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(await canvas.findByRole("table")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "nobody");
  },
};

/** A new person gets a link by which they choose a password. A username may differ from another one only in its case. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add person" }));
    const form = await dialog("Add a person");
    await expect(form.getByLabelText("First name")).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: "Add person" }));
    await waitFor(() => expect(form.getByLabelText("First name")).toHaveFocus());
    await expect(form.getByLabelText("First name")).toBeInvalid();
    await expect(form.queryByLabelText("Password")).not.toBeInTheDocument();
    await expect(form.getByRole("button", { name: "Workspaces No workspaces" })).toBeVisible();
    await expect(form.getByRole("radio", { name: /With a link/ })).toBeChecked();
    await userEvent.type(form.getByLabelText("Username"), "ana");
    await userEvent.click(form.getByRole("button", { name: "Add person" }));
    await expect(form.getByLabelText("Username")).toHaveAccessibleDescription(/already in use/);
    await userEvent.clear(form.getByLabelText("Username"));
    await userEvent.type(form.getByLabelText("Username"), "ANA");
    await expect(form.getByLabelText("Username")).toHaveAccessibleDescription(/“ana” already exists/);
  },
};

/** The link is shown once. */
export const AddedWithLink: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add person" }));
    const form = await dialog("Add a person");
    await userEvent.type(form.getByLabelText("First name"), "Eva");
    await userEvent.type(form.getByLabelText("Username"), "eva");
    await userEvent.click(form.getByRole("button", { name: "Add person" }));
    const handOver = await dialog("Sign-in details for eva");
    await expect(handOver.getByText(/choose-password#/)).toBeVisible();
    await waitFor(() => expect(handOver.getByRole("button", { name: "Copy link" })).toHaveFocus());
    await expect(args.peoplePorts.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ username: "eva", password: undefined }),
    );
  },
};

/** After it was added, the password is shown once. */
export const Added: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add person" }));
    const form = await dialog("Add a person");
    await userEvent.type(form.getByLabelText("First name"), " Eva ");
    await userEvent.type(form.getByLabelText("Username"), "eva");
    await userEvent.click(form.getByRole("radio", { name: /With a password/ }));
    await expect((form.getByLabelText("Password") as HTMLInputElement).value).toHaveLength(16);
    await userEvent.clear(form.getByLabelText("Password"));
    await userEvent.type(form.getByLabelText("Password"), "correct horse");
    await userEvent.click(form.getByRole("button", { name: "Add person" }));
    const handOver = await dialog("Sign-in details for eva");
    await expect(handOver.getByText("correct horse")).toBeVisible();
    await waitFor(() => expect(handOver.getByRole("button", { name: "Copy password" })).toHaveFocus());
    await expect(args.peoplePorts.onAdd).toHaveBeenCalledWith({
      username: "eva",
      firstName: "Eva",
      lastName: null,
      password: "correct horse",
      role: "annotator",
      workspaces: [],
    });
  },
};

export const Editing: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "ben", "Edit");
    const form = await dialog("Edit ben");
    await userEvent.type(form.getByLabelText("Last name (optional)"), "Adeyemi");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(args.peoplePorts.onSave).toHaveBeenCalledWith(
      "ben",
      expect.objectContaining({
        lastName: "Adeyemi",
        role: "annotator",
        workspaces: ["support", "newsroom"],
      }),
    );
    await untilClosed();
    await choose(canvasElement, "ben", "Edit");
  },
};

export const Resetting: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "ana", "Reset password");
    const form = await dialog("Reset the password of ana?");
    const password = (form.getByLabelText("Password") as HTMLInputElement).value;
    await userEvent.click(form.getByRole("button", { name: "Reset password" }));
    const handOver = await dialog("Sign-in details for ana");
    await expect(handOver.getByText(password)).toBeVisible();
    await expect(args.peoplePorts.onResetPassword).toHaveBeenCalledWith("ana", password);
  },
};

/** For somebody who has lost the password: the current one works until the link is used. */
export const PasswordLink: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "ana", "Create password link");
    const asking = await dialog("Link for ana");
    await userEvent.click(asking.getByRole("button", { name: "Create link" }));
    const handOver = await dialog("Sign-in details for ana");
    await expect(handOver.getByText(/choose-password#/)).toBeVisible();
    await expect(args.peoplePorts.onCreateLink).toHaveBeenCalledWith("ana");
    await expect(handOver.queryByText(/only works on this computer/)).not.toBeInTheDocument();
  },
};

/** A link to “localhost” is of no use to the person who gets it. */
export const PasswordLinkOfThisComputer: Story = {
  args: {
    peoplePorts: {
      ...someTeam().peoplePorts,
      onCreateLink: async () => ({
        link: {
          url: "http://localhost:6900/choose-password#3q2-7w",
          endsAt: new Date("2026-03-11T10:00:00Z"),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "ana", "Create password link");
    const asking = await dialog("Link for ana");
    await userEvent.click(asking.getByRole("button", { name: "Create link" }));
    const handOver = await dialog("Sign-in details for ana");
    const note = handOver.getByText(/^This link only works on this computer/);
    // The picture is beside its text, not on a line of its own.
    const picture = note.parentElement?.querySelector("svg") as SVGElement;
    await expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(
      note.getBoundingClientRect().left,
    );
  },
};

/** The confirmation of a deletion shows how many answers are deleted and for how long they can be restored. */
export const DeletingForSomeDays: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "ana", "Delete");
    const asking = await dialog("Delete ana?");
    await expect(asking.getByText(/1,?204 answers are deleted, too, and .* For 30 days/)).toBeVisible();
  },
};

/** Of somebody who has not answered anything, no answers are lost. */
export const DeletingWithoutAnswers: Story = {
  tags: ["!dev", "!autodocs"],
  args: { people: [aPerson("marisol", { role: "owner" }), aPerson("eva", { answers: 0 })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText("Never signed in")).toHaveLength(2);
    await choose(canvasElement, "eva", "Delete");
    const asking = await dialog("Delete eva?");
    await expect(asking.getByText("For 30 days, the account can be restored.")).toBeVisible();
  },
};

/** Deleted people can be restored for some days, or be deleted for good. */
export const Deleted: Story = {
  args: { deletedPeople: someDeletedPeople },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole("region", { name: "Deleted people" }));
    await expect(section.getAllByRole("listitem")).toHaveLength(2);
    await expect(section.getByText(/Deleted 3 hours ago by marisol · 412 answers/)).toBeVisible();
  },
};

export const Restoring: Story = {
  tags: ["!dev", "!autodocs"],
  args: { deletedPeople: someDeletedPeople },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Restore omar" }));
    const form = await dialog("Restore omar?");
    await userEvent.type(form.getByLabelText("Username"), "2");
    await userEvent.click(form.getByRole("button", { name: "Restore" }));
    await untilClosed();
    await expect(args.peoplePorts.onRestore).toHaveBeenCalledWith("omar", "omar2");
    await userEvent.click(canvas.getByRole("button", { name: "Delete yuki for good" }));
    const asking = await dialog("Delete yuki for good?");
    await userEvent.click(asking.getByRole("button", { name: "Delete for good" }));
    await untilClosed();
    await expect(args.peoplePorts.onErase).toHaveBeenCalledWith("yuki");
  },
};

/** If people cannot be restored, the confirmation shows how many answers are lost and how to keep them. */
export const Deleting: Story = {
  args: { peoplePorts: { ...someTeam().peoplePorts, onRestore: undefined } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "ana", "Delete");
    const asking = await dialog("Delete ana?");
    await expect(
      asking.getByText(/1,?204 answers of this person are deleted, too.*switch the account off instead/),
    ).toBeVisible();
    await waitFor(() => expect(asking.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

export const SwitchedOff: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "ana", "Switch off");
    await userEvent.click((await dialog("Switch off ana?")).getByRole("button", { name: "Switch off" }));
    await untilClosed();
    await choose(canvasElement, "lena", "Switch on");
    await userEvent.click((await dialog("Switch on lena?")).getByRole("button", { name: "Switch on" }));
    await untilClosed();
    await expect(args.peoplePorts.onSwitch).toHaveBeenCalledWith("ana", false);
    await expect(args.peoplePorts.onSwitch).toHaveBeenCalledWith("lena", true);
  },
};

/** The server refuses it: the dialog stays, with the reason. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: {
    peoplePorts: { ...someTeam().peoplePorts, onDelete: fn(async () => "This person is the last owner.") },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "ana", "Delete");
    const asking = await dialog("Delete ana?");
    await userEvent.click(asking.getByRole("button", { name: "Delete" }));
    await expect(await asking.findByRole("alert")).toHaveTextContent("This person is the last owner.");
  },
};

/** An Argilla server returns neither sign-ins nor answers and cannot switch accounts off. */
export const OtherServer: Story = {
  args: {
    asksForNewPassword: false,
    peoplePorts: {
      ...someTeam().peoplePorts,
      onSwitch: undefined,
      onCreateLink: undefined,
      onRestore: undefined,
    },
    people: [
      aPerson("marisol", { role: "owner", signedIn: undefined, answers: undefined }),
      aPerson("ana", { role: "admin", workspaces: ["support"], signedIn: undefined, answers: undefined }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Last sign-in")).not.toBeInTheDocument();
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Actions for ana" }));
    await expect((await page().findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
      "Edit",
      "Reset password",
      "Delete",
    ]);
  },
};

export const Loading: Story = { args: { load: "loading", people: [], workspaces: [] } };
export const Failed: Story = { args: { load: "failed" } };

/** Names may contain any text; it is shown and never runs. */
export const Hostile: Story = {
  args: {
    people: [
      aPerson("marisol", { role: "owner" }),
      aPerson("<b>x</b>".repeat(20), { firstName: "<script>alert(1)</script>", lastName: "👩🏽‍🚀 مرحبا" }),
      aPerson("long", {
        firstName: "Rindfleischetikettierungsüberwachung".repeat(5),
        lastName: "x".repeat(200),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector("script, [onerror]")).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
