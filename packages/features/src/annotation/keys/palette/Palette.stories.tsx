import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anAccount, ownerPages } from "../../../shell/fixtures";
import { usePageAction } from "../../../shell/pages/page-actions";
import { AnnotationScreen } from "../../AnnotationScreen";
import { aScreen } from "../../fixtures/fixtures";

const meta = {
  title: "Screens/Annotation/Palette",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const onWeigh = fn();

function Scales() {
  usePageAction("weigh", { label: "Weigh the records", run: onWeigh });
  return null;
}

/** The page for a user who manages the server. */
function aScreenOf(role: "owner") {
  return { ...aScreen(), account: anAccount({ role, pages: ownerPages }) };
}

async function find(text: string) {
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await page.findByRole("combobox", { name: /Find an action/ });
  await userEvent.type(field, text);
  return page.getAllByRole("option").map(({ textContent }) => textContent);
}

/** Opens the palette with a text, which is found under these names; it stays open. */
const finding =
  (text: string, found: readonly string[]): Story["play"] =>
  async () => {
    await expect(await find(text)).toEqual(found);
  };

/** Ctrl K opens it from anywhere; an action is listed with its key. */
export const Default: Story = { play: finding("save", ["Save draftCtrl S"]) };

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await expect(await find("save")).toEqual(["Save draftCtrl S"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onSaveDraft).toHaveBeenCalledOnce());
    // Actions that have a button and no key are found, too.
    await expect(await find("clear")).toEqual(["Clear"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onClear).toHaveBeenCalledOnce());
  },
};

/** A label is chosen in its question, as its number would choose it. */
export const Label: Story = { play: finding("faulty", ["Faulty product3"]) };

export const LabelInUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await expect(await find("faulty")).toEqual(["Faulty product3"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onValue).toHaveBeenLastCalledWith("need", "faulty_product", false));
  },
};

/** Datasets are found by name or workspace, queues by their status. */
export const Elsewhere: Story = {
  play: async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(await page.findByRole("option", { name: "news-wire in newsroom" })).toBeInTheDocument();
    await userEvent.keyboard("wire");
  },
};

export const ElsewhereInUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { args } = context;
    await Elsewhere.play?.(context);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenDataset).toHaveBeenCalledWith("wire"));
    await expect(await find("show: sub")).toEqual(["Show: Submitted"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onStatus).toHaveBeenCalledWith("submitted"));
  },
};

/** The command palette also finds the actions of the tools next to the account menu. */
export const Tools: Story = {
  tags: ["!dev", "!autodocs"],
  args: { ...aScreen(), tools: <Scales /> },
  play: async () => {
    await expect(await find("weigh")).toEqual(["Weigh the records"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onWeigh).toHaveBeenCalledOnce());
  },
};

/** The list of records is reached by its name, and from there the single record. */
export const View: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await expect(await find("view: bulk")).toEqual(["View: Bulk"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onPageSize).toHaveBeenLastCalledWith(10));
  },
};

/** Owners find the pages on which they manage the server, everybody finds their settings. */
export const Pages: Story = {
  args: aScreenOf("owner"),
  play: finding("webh", ["Webhooks"]),
};

export const PagesInUse: Story = {
  tags: ["!dev", "!autodocs"],
  args: aScreenOf("owner"),
  play: async ({ args }) => {
    await expect(await find("people")).toEqual(["People and workspaces"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenPage).toHaveBeenLastCalledWith("/people"));
    await expect(await find("audit")).toEqual(["Audit log"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenPage).toHaveBeenLastCalledWith("/audit"));
    await expect(await find("user settings")).toEqual(["User settings"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenPage).toHaveBeenLastCalledWith("/user-settings"));
  },
};

/** Annotators manage nothing. */
export const PagesForAnnotators: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(await page.findByRole("option", { name: "User settings" })).toBeInTheDocument();
    await expect(page.queryByRole("option", { name: "Webhooks" })).not.toBeInTheDocument();
  },
};

/** A record is opened by its id, whether it is loaded or not. */
export const Record: Story = { play: finding("48214", ["Record ticket-48214"]) };

export const RecordInUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await expect(await find("48214")).toEqual(["Record ticket-48214"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenRecord).toHaveBeenLastCalledWith("ticket-48214"));
    await expect(await find("3f2a90b1-77c4")).toEqual(["Record 3f2a90b1-77c4"]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.ports.onOpenRecord).toHaveBeenLastCalledWith("3f2a90b1-77c4"));
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { ...Default, parameters: { direction: "rtl" } };
