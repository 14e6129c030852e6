import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OfflineDialog } from "./OfflineDialog";
import { PendingWritesBanner } from "./PendingWritesBanner";
import type { PendingWriteView } from "./view-model";

const copy = {
  records: 250,
  left: 212,
  downloadedAt: Date.UTC(2026, 4, 3, 8),
  missedPictures: 0,
  hasFrames: true,
};
const id = (end: string) => `6f8d2a1e-03c4-4c9e-9a6b-5d1f0c7b2e${end}`;
const pendingWrites: PendingWriteView[] = [
  { recordId: id("91"), name: "ticket-48213", place: { kind: "here" }, state: { kind: "waiting" } },
  {
    recordId: id("92"),
    name: "Hello, I ordered the walnut side table on 3 March",
    place: { kind: "here" },
    state: { kind: "conflict" },
  },
  {
    recordId: id("93"),
    name: undefined,
    place: { kind: "here" },
    state: { kind: "refused", reason: "missing response value for required question with name=need" },
  },
  {
    recordId: id("94"),
    name: undefined,
    place: { kind: "dataset", href: "/dataset/other/annotation-mode", name: undefined },
    state: { kind: "signIn" },
  },
];

const meta = {
  title: "Screens/Annotation/Work offline",
  tags: ["stable", "screen", "annotation"],
  component: OfflineDialog,
  args: {
    view: { can: "download", copy: undefined, download: undefined, hasFailed: false, pendingWrites: [] },
    ports: {
      onOpened: fn(),
      onDownload: fn(),
      onRemove: fn(),
      onSendNow: fn(),
      onSaveFile: fn(),
      onOpenRecord: fn(),
      onKeep: fn(),
      onDrop: fn(),
    },
    now: new Date(Date.UTC(2026, 4, 3, 10)),
    isOpen: true,
    onClose: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof OfflineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog", { name: "Work offline" }));

/** There is no offline copy yet; with the keyboard alone. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    const box = await dialog();
    box.getByRole("radio", { name: "100" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onDownload).toHaveBeenCalledWith(250);
    await expect(box.getByRole("region", { name: "Unsent answers" })).toHaveTextContent("No unsent answers.");
  },
};

export const Downloaded: Story = {
  args: { view: { ...meta.args.view, copy: { ...copy, missedPictures: 2 } } },
  play: async ({ args }) => {
    const box = await dialog();
    await expect(box.getByText("250 records downloaded 2 hours ago, 212 pending")).toBeVisible();
    await expect(box.getByText("2 images could not be downloaded.")).toBeVisible();
    await userEvent.click(box.getByRole("button", { name: "Remove from this device" }));
    await expect(args.ports.onRemove).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = {
  args: { view: { ...meta.args.view, download: { done: 100, total: 250 } } },
  play: async ({ args }) => {
    const box = await dialog();
    await expect(box.getByRole("status")).toHaveTextContent("100 of 250 records downloaded");
    await userEvent.click(box.getByRole("button", { name: "Download" }));
    await expect(args.ports.onDownload).not.toHaveBeenCalled();
  },
};

/** The number of records is unknown before the first ones arrive: no "0 of 100" for a queue of 28 (use A33). */
export const Starting: Story = {
  args: { view: { ...meta.args.view, download: { done: 0, total: undefined } } },
  play: async () => {
    await expect((await dialog()).getByRole("status")).toHaveTextContent("Preparing the download");
  },
};

export const Failed: Story = {
  args: { view: { ...meta.args.view, hasFailed: true } },
  play: async () => {
    await expect((await dialog()).getByRole("alert")).toHaveTextContent("Some data could not be downloaded");
  },
};

/** Plain http with a host other than localhost: browsers allow no workers there, and the page explains this. */
export const Unsupported: Story = {
  args: { view: { ...meta.args.view, can: "nothing" } },
  play: async () => {
    const box = await dialog();
    await expect(box.getByText(/open Glossa over HTTPS/)).toBeVisible();
    await expect(box.queryByRole("button", { name: "Download" })).toBeNull();
  },
};

export const NoStorage: Story = {
  args: { view: { ...meta.args.view, can: "noStorage" } },
  play: async () => {
    await expect((await dialog()).getByText(/as in a private window/)).toBeVisible();
  },
};

/** Each response states what it waits for and offers an action. */
export const PendingWrites: Story = {
  args: { view: { ...meta.args.view, copy, pendingWrites } },
  play: async ({ args }) => {
    const list = within((await dialog()).getByRole("region", { name: "Unsent answers" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(4);
    // With the name that users recognise, if it is loaded (use A32).
    await expect(list.getByText("ticket-48213")).toBeVisible();
    await expect(list.getByText(`Record ${id("93")}`)).toBeVisible();
    await expect(list.getByText(/Not accepted: missing response value/)).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Keep my version" }));
    await expect(args.ports.onKeep).toHaveBeenCalledWith(id("92"), "mine");
    await userEvent.click(list.getByRole("button", { name: "Save as file" }));
    await expect(args.ports.onSaveFile).toHaveBeenCalledOnce();
    await userEvent.click(list.getByRole("button", { name: "Delete unsent answer" }));
    const question = within(
      await within(document.body).findByRole("dialog", { name: "Delete this unsent answer?" }),
    );
    await expect(args.ports.onDrop).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Delete unsent answer" }));
    await expect(args.ports.onDrop).toHaveBeenCalledWith(id("93"));
    await expect(list.getByRole("link", { name: "in another dataset" })).toHaveAttribute(
      "href",
      "/dataset/other/annotation-mode",
    );
    const [first] = list.getAllByRole("button", { name: "Open record" });
    if (first) await userEvent.click(first);
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.ports.onOpenRecord).toHaveBeenCalledWith(id("91"));
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" }, args: PendingWrites.args ?? {} };
export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: PendingWrites.args ?? {} };

/** The banner of a page without records, such as home: it names the datasets, and says which are not available. */
export const OnOtherPages: Story = {
  args: {
    isOpen: false,
    view: {
      ...meta.args.view,
      pendingWrites: [
        {
          recordId: id("91"),
          name: undefined,
          place: { kind: "dataset", href: "/dataset/1/annotation-mode", name: "ticket-triage-2026" },
          state: { kind: "waiting" },
        },
        {
          recordId: id("92"),
          name: undefined,
          place: { kind: "unavailable" },
          state: { kind: "refused", reason: "Dataset not found" },
        },
      ],
    },
  },
  render: ({ view, ports }) => <PendingWritesBanner pendingWrites={view.pendingWrites} ports={ports} />,
  play: async () => {
    await userEvent.click(within(document.body).getByRole("button", { name: "Show" }));
    const box = within(await within(document.body).findByRole("dialog", { name: "Unsent answers" }));
    await expect(box.getByRole("link", { name: "in ticket-triage-2026" })).toHaveAttribute(
      "href",
      "/dataset/1/annotation-mode",
    );
    await expect(box.getByText("in a dataset that is no longer available to you")).toBeVisible();
    await expect(box.queryByRole("button", { name: "Open record" })).toBeNull();
  },
};
