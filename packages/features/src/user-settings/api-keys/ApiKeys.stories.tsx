import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { someNamedKeys, someUserSettings } from "../fixtures";
import { UserSettingsScreen } from "../UserSettingsScreen";

const meta = {
  title: "Screens/User settings/API keys",
  tags: ["stable", "screen"],
  component: UserSettingsScreen,
  parameters: { layout: "fullscreen" },
  args: someUserSettings(),
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));
const listIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole("list", { name: "API keys" });

async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "New API key" }));
  return dialog();
}

export const Default: Story = {};

/** The key of the Argilla client comes first; the others have a scope, an end and a last use. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const [client, used, unused, ended] = [...(await listIn(canvasElement)).children] as HTMLElement[];
    await expect(client).toHaveTextContent("Argilla client");
    await expect(used).toHaveTextContent("Nightly export");
    await expect(used).toHaveTextContent("Reads only");
    await expect(unused).toHaveTextContent("Never used");
    await expect(unused).toHaveTextContent("Never expires");
    await expect(ended).toHaveTextContent("Expired 1 Oct 2026");
  },
};

/** The key is shown once, in the dialog in which it was created. */
export const Create: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await openForm(canvasElement);
    await expect(form.getByLabelText("Name")).toHaveFocus();
    await userEvent.type(form.getByLabelText("Name"), " Notebook ");
    await userEvent.click(form.getByRole("radio", { name: /Reads and writes/ }));
    await userEvent.click(form.getByRole("radio", { name: "Never expires" }));
    await userEvent.click(form.getByRole("button", { name: "Create key" }));
    await expect(args.namedKeys?.onCreate).toHaveBeenCalledWith({
      name: "Notebook",
      scope: "write",
      days: null,
    });
    await expect(await form.findByText(/^glossa_Tr4kua1/)).toBeVisible();
    await waitFor(() => expect(form.getByRole("button", { name: "Copy" })).toHaveFocus());
  },
};

/** After the dialog has closed, the key is nowhere. */
export const ShownOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText("Name"), "Notebook");
    await userEvent.click(form.getByRole("button", { name: "Create key" }));
    await form.findByText(/^glossa_Tr4kua1/);
    await userEvent.keyboard("{Escape}");
    await expect(form.getByText(/^glossa_Tr4kua1/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(document.body).not.toHaveTextContent("glossa_");
    await expect((await openForm(canvasElement)).getByLabelText("Name")).toHaveValue("");
  },
};

/** A key needs a name. */
export const WithoutName: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Create key" }));
    await expect(form.getByLabelText("Name")).toBeInvalid();
    await expect(args.namedKeys?.onCreate).not.toHaveBeenCalled();
  },
};

/** The server refuses the key: the form stays, with the reason. */
export const Refused: Story = {
  args: {
    namedKeys: { ...someNamedKeys(), onCreate: fn(async () => ({ failure: "This name is already taken." })) },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText("Name"), "Laptop");
    await userEvent.click(form.getByRole("button", { name: "Create key" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This name is already taken.");
    await expect(form.getByLabelText("Name")).toHaveValue("Laptop");
  },
};

/** During the request, a second Enter sends nothing, and the form stays. */
export const Creating: Story = {
  args: { namedKeys: { ...someNamedKeys(), onCreate: fn(() => new Promise<never>(() => {})) } },
  play: async ({ canvasElement, args }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText("Name"), "Laptop");
    await userEvent.click(form.getByRole("button", { name: "Create key" }));
    const busy = await form.findByRole("button", { name: "Creating" });
    (busy as HTMLButtonElement).form?.requestSubmit();
    await userEvent.keyboard("{Escape}");
    await expect(args.namedKeys?.onCreate).toHaveBeenCalledOnce();
    await expect(form.getByLabelText("Name")).toHaveValue("Laptop");
  },
};

export const Delete: Story = {
  play: async ({ canvasElement, args }) => {
    const list = await listIn(canvasElement);
    await userEvent.click(within(list).getByRole("button", { name: "Delete the key Laptop" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));
    await expect(args.namedKeys?.onDelete).toHaveBeenCalledWith("3");
  },
};

/** Nobody has named a key yet: only the one of the Argilla client is there. */
export const Empty: Story = {
  args: { namedKeys: { ...someNamedKeys(), namedKeys: [] } },
  play: async ({ canvasElement }) => {
    await expect((await listIn(canvasElement)).children).toHaveLength(1);
  },
};

export const Loading: Story = { args: { namedKeys: { ...someNamedKeys(), namedKeys: undefined } } };

/** The list could not be loaded; the key of the Argilla client is still there. */
export const Failed: Story = {
  args: { namedKeys: { ...someNamedKeys(), namedKeys: undefined, onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const failure = await within(canvasElement).findByRole("alert");
    await userEvent.click(within(failure).getByRole("button", { name: "Try again" }));
    await expect(args.namedKeys?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Names may contain any text; it is shown and never runs. */
export const Hostile: Story = {
  args: {
    namedKeys: {
      ...someNamedKeys(),
      namedKeys: ["<img src=x onerror=alert(1)>", "👩🏽‍🚀 ‮txt", "x".repeat(100), "مفتاح التصدير"].map(
        (name, place) => ({
          id: String(place),
          name,
          scope: "read" as const,
          ending: "x9WU",
          endsAt: null,
          lastUsedAt: null,
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(canvasElement.querySelector("[onerror]")).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
