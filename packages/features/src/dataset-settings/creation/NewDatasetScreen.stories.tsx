import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aCreationPage, aNewDataset, aStore } from "./fixtures";
import { NewDatasetScreen } from "./NewDatasetScreen";
import { guide } from "./NewDatasetScreen.guide";

const meta = {
  title: "Screens/New dataset",
  tags: ["stable", "screen"],
  component: NewDatasetScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aCreationPage(),
} satisfies Meta<typeof NewDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Publish dataset" }));
const openTab = (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(within(canvasElement).getByRole("tab", { name }));

/** Nothing was entered. */
export const Default: Story = {};

/** The form begins with the name, in the first workspace. */
export const Beginning: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: /^Workspace/ })).toHaveTextContent("support");
  },
};

/** A question's name follows the title that replaces the given one; what stands above the tabs stays where it is. */
export const NameFollows: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const placeOfPublish = () =>
      canvas.getByRole("button", { name: "Publish dataset" }).getBoundingClientRect().x;
    const before = placeOfPublish();
    await openTab(canvasElement, /^Questions/);
    await expect(placeOfPublish()).toBe(before);
    await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "label" }));
    const title = canvas.getByRole("textbox", { name: /^Title(?! 1)/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard("Kategorie");
    await expect(title).toHaveValue("Kategorie");
    const name = canvas.getByRole("textbox", { name: "Name in code" });
    await expect(name).toHaveValue("kategorie");
    await userEvent.clear(name);
    await userEvent.type(name, "category");
    await userEvent.type(title, " A");
    await expect(name).toHaveValue("category");
  },
};

/** A further question is shown from its beginning, and not only its title at the bottom of the window. */
export const ShownFromItsBeginning: Story = {
  tags: ["!dev", "!autodocs"],
  args: { kept: aStore(aNewDataset()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openTab(canvasElement, /^Questions/);
    await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "label" }));
    await waitFor(() => expect(document.activeElement).toHaveValue("Label 1"));
    const part = document.activeElement?.closest("details") as HTMLElement;
    await waitFor(() => expect(part.getBoundingClientRect().top).toBeLessThan(innerHeight / 3));
  },
};

/** From nothing to a published dataset; what is missing is shown where it is missing (library 1). */
export const InUse: Story = {
  args: aCreationPage({ workspaces: [{ id: "w1", name: "support" }] }),
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [166, 174, 179] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await publish(canvasElement);
    const name = canvas.getByRole("textbox", { name: /^Name/ });
    await expect(name).toHaveFocus();
    await userEvent.type(name, "tickets");
    await publish(canvasElement);
    await expect(canvas.getByRole("tab", { name: /^Fields/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("Add at least one field.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add field" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "text" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Title" })).toHaveFocus());
    await openTab(canvasElement, /^Questions/);
    await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "label" }));
    await expect(canvas.getByRole("region", { name: "Label 1, as annotators see it" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "An answer is required" })).toBeChecked();
    await publish(canvasElement);
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledOnce());
    await expect(args.kept.write).toHaveBeenCalled();
  },
};

/** The questions, each beside its preview, are put in order by the keyboard. */
export const Questions: Story = {
  args: { kept: aStore(aNewDataset()) },
  parameters: { proves: [162] },
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, /^Questions/);
    const order = within(within(canvasElement).getByRole("group", { name: "Order of questions" }));
    const first = () => order.getAllByRole("textbox")[0];
    await expect(first()).toHaveValue("What does the message name?");
    const grip = order.getAllByRole("button", { name: /^Move/ })[0];
    grip?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first()).not.toHaveValue("What does the message name?");
    const moved = (first() as HTMLInputElement).value;
    const parts = order.getAllByRole("textbox").length;
    await userEvent.click(order.getByRole("button", { name: `Remove ${moved}` }));
    await expect(order.getAllByRole("textbox")).toHaveLength(parts - 1);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await expect(order.getAllByRole("textbox")).toHaveLength(parts);
    await expect(first()).toHaveValue(moved);
    await expect(first()).toHaveFocus();
  },
};

/** The settings of another dataset are copied. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Start with the settings/ }));
    await userEvent.click(
      await within(document.body).findByRole("option", { name: "ticket-triage-2026 · support" }),
    );
    await waitFor(() => expect(canvas.queryByText(/^Start with the settings/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveFocus());
    await openTab(canvasElement, /^Fields/);
    await expect(await canvas.findByRole("textbox", { name: "Title 1" })).toHaveValue("Message");
  },
};

/** Another dataset has the name already: the field shows an error. */
export const NameTaken: Story = {
  args: { kept: aStore(aNewDataset()), onPublish: fn(async () => ({ isNameTaken: true as const })) },
  play: async ({ canvasElement }) => {
    await publish(canvasElement);
    const name = within(canvasElement).getByRole("textbox", { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/already has a dataset/);
  },
};

/** The server has refused it, for another reason. */
export const Refused: Story = {
  args: {
    kept: aStore(aNewDataset()),
    onPublish: fn(async () => ({ isNameTaken: false as const, message: "The server can’t be reached." })),
  },
  play: async ({ canvasElement }) => {
    await publish(canvasElement);
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("can’t be reached");
  },
};

/** Nobody has added a workspace. */
export const NoWorkspaces: Story = {
  args: aCreationPage({ workspaces: [], sources: [] }),
  parameters: { proves: [167] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/There are no workspaces/)).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Questions, parameters: { direction: "rtl" } };
export const Phone: Story = {
  args: { kept: aStore(aNewDataset()) },
  globals: { viewport: { value: "phone" } },
};
