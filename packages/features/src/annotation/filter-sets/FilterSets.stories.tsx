import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { someFilterSetPorts } from "../fixtures/fixtures";
import { FilterSetsButton } from "./FilterSetsButton";
import type { FilterSetPorts, FilterSetsView, FilterSetView } from "./filter-sets-view";

interface Args {
  view: FilterSetsView;
  ports: FilterSetPorts;
}

function aSet(own: Partial<FilterSetView> & { name: string }): FilterSetView {
  return { id: own.name, isShared: false, isMine: true, canChange: true, isApplied: false, ...own };
}

const sets: readonly FilterSetView[] = [
  aSet({ name: "Angry customers, newest first" }),
  aSet({ name: "German", isShared: true }),
  aSet({ name: "Model is unsure", isMine: false, sharedBy: "mara", isShared: true, canChange: false }),
];

const view: FilterSetsView = { sets, canShare: true, isWorthSaving: true };

/** The button of the bar; changes that succeed are kept. */
function Bar({ view: initial, ports }: Args) {
  const [shown, setShown] = useState(initial);
  const list = shown.sets ?? [];
  const keep = (next: readonly FilterSetView[]) => setShown({ ...shown, sets: next });
  const changed = (id: string, change: Partial<FilterSetView>) =>
    keep(list.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const after =
    <Input extends unknown[]>(
      act: (...input: Input) => ReturnType<FilterSetPorts["onDelete"]>,
      then: (...input: Input) => void,
    ) =>
    async (...input: Input) => {
      const fault = await act(...input);
      if (!fault) then(...input);
      return fault;
    };
  return (
    <main style={{ padding: "1rem" }}>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <FilterSetsButton
        view={shown}
        ports={{
          ...ports,
          onSave: after(ports.onSave, (content) => keep([...list, aSet({ ...content, isApplied: true })])),
          onRename: after(ports.onRename, (id, name) => changed(id, { name })),
          onReplace: after(ports.onReplace, (id) => changed(id, { isApplied: true })),
          onShare: after(ports.onShare, (id, isShared) => changed(id, { isShared })),
          onDelete: after(ports.onDelete, (id) => keep(list.filter((one) => one.id !== id))),
        }}
      />
    </main>
  );
}

const meta = {
  title: "Screens/Annotation/Saved filters",
  tags: ["beta", "screen", "annotation"],
  parameters: { layout: "fullscreen" },
  args: { view, ports: someFilterSetPorts() },
  render: (args) => <Bar {...args} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Saved filters" }));
  return within(await page.findByRole("dialog", { name: "Saved filters" }));
}

/** One of the actions of a filter set. */
async function choose(popup: ReturnType<typeof within>, name: string, action: string) {
  popup.getByRole("button", { name: `Actions for ${name}` }).focus();
  await userEvent.keyboard("{Enter}");
  const item = await page.findByRole("menuitem", { name: action });
  await waitFor(() => expect(item).toBeVisible());
  item.focus();
  await userEvent.keyboard("{Enter}");
}

export const Default: Story = {};

/** The user's own and those that colleagues share; the name applies one. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await expect(args.ports.onOpen).toHaveBeenCalledOnce();
    await expect(popup.getAllByRole("listitem")).toHaveLength(3);
    await expect(popup.getByRole("button", { name: /^Model is unsure/ })).toHaveTextContent("Shared by mara");
  },
};

export const Applied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    popup.getByRole("button", { name: /^German/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onApply).toHaveBeenCalledWith("German");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** By keyboard: the name, then Enter. What is saved is applied, so it can't be saved twice. */
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await userEvent.click(popup.getByRole("textbox", { name: "Save current filters" }));
    await userEvent.keyboard("  Refunds, 👋 ");
    await userEvent.click(popup.getByRole("checkbox", { name: "Share with the workspace" }));
    await userEvent.click(popup.getByRole("button", { name: "Save" }));
    await expect(args.ports.onSave).toHaveBeenCalledWith({ name: "Refunds, 👋", isShared: true });
    await waitFor(() => expect(popup.getByRole("status")).toHaveTextContent("Saved: Refunds, 👋"));
    const saved = popup.getByRole("button", { name: /^Refunds, 👋/ });
    await expect(saved).toHaveAttribute("aria-current", "true");
    await waitFor(() => expect(saved).toHaveFocus());
    await expect(popup.getByText("The current filters are saved.")).toBeVisible();
  },
};

/** The name is selected: what is typed replaces it. */
export const Renamed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await choose(popup, "German", "Rename");
    const field = await popup.findByRole("textbox", { name: "New name for German" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Deutsch{Enter}");
    await expect(args.ports.onRename).toHaveBeenCalledWith("German", "Deutsch");
    await waitFor(() => expect(popup.getByRole("button", { name: /^Deutsch/ })).toHaveFocus());
  },
};

/** Sharing ends, the criteria are replaced, and the link is copied. */
export const Changed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await choose(popup, "German", "Stop sharing");
    await expect(args.ports.onShare).toHaveBeenCalledWith("German", false);
    await waitFor(() => expect(popup.getByRole("status")).toHaveTextContent("No longer shared: German"));
    await choose(popup, "German", "Replace with current filters");
    await expect(args.ports.onReplace).toHaveBeenCalledWith("German");
    await choose(popup, "Model is unsure", "Copy link");
    await expect(args.ports.onCopyLink).toHaveBeenCalledWith("Model is unsure");
  },
};

/** Deleting asks first; the focus moves to the next one. */
export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await choose(popup, "German", "Delete");
    await expect(await popup.findByText("Delete “German” for the whole workspace?")).toBeVisible();
    await waitFor(() => expect(popup.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(popup.getByRole("button", { name: "Delete" }));
    await expect(args.ports.onDelete).toHaveBeenCalledWith("German");
    await waitFor(() => expect(popup.getByRole("button", { name: /^Model is unsure/ })).toHaveFocus());
  },
};

/** Filter sets of colleagues can be applied and linked, but not changed. */
export const OfOthers: Story = {
  play: async ({ canvasElement }) => {
    const popup = await open(canvasElement);
    await userEvent.click(popup.getByRole("button", { name: "Actions for Model is unsure" }));
    const items = await page.findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(["Copy link"]);
  },
};

/** The name is in use; what was typed stays. */
export const NameTaken: Story = {
  args: { ports: { ...someFilterSetPorts(), onSave: fn(async () => "taken" as const) } },
  play: async ({ canvasElement }) => {
    const popup = await open(canvasElement);
    await userEvent.type(popup.getByRole("textbox", { name: "Save current filters" }), "German{Enter}");
    await expect(await popup.findByRole("alert")).toHaveTextContent(
      /already have saved filters with this name/,
    );
    await expect(popup.getByRole("textbox", { name: "Save current filters" })).toHaveValue("German");
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  args: { view: { ...view, sets: undefined, fault: "unreachable" } },
  play: async ({ canvasElement, args }) => {
    const popup = await open(canvasElement);
    await userEvent.click(popup.getByRole("button", { name: "Try again" }));
    await expect(args.ports.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { view: { ...view, sets: undefined } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** Nothing is set, and nothing is saved; this server does not share. */
export const Empty: Story = {
  args: { view: { sets: [], canShare: false, isWorthSaving: false } },
  play: async ({ canvasElement }) => {
    const popup = await open(canvasElement);
    await expect(popup.getByText("No saved filters yet.")).toBeVisible();
    await expect(popup.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

const long = `${"Complaints about late deliveries ".repeat(5)}👋 <b>اللغة العربية</b>`;

/** A hundred of them, with names of any length. */
export const LongText: Story = {
  args: {
    view: {
      ...view,
      sets: [
        aSet({ name: long, isShared: true, isApplied: true }),
        ...Array.from({ length: 99 }, (_, index) => aSet({ name: `Set ${index}` })),
      ],
    },
  },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const RightToLeft: Story = {
  ...Open,
  globals: { direction: "rtl" },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
