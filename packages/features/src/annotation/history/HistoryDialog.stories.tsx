import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { HistoryDialog } from "./HistoryDialog";
import type { HistoryEntry, LoadHistory } from "./history-view";

const at = (time: string) => new Date(`2026-10-12T${time}:00Z`);
const values = (need: string, notes: string | undefined, changed: readonly string[] = []) => [
  {
    question: "need",
    title: "What does the customer need?",
    text: need,
    isChanged: changed.includes("need"),
  },
  { question: "notes", title: "Notes", text: notes, isChanged: changed.includes("notes") },
];

const entry: HistoryEntry = {
  username: "ana.lopez",
  status: "submitted",
  values: values("Refund", "Asks for the money within a week", ["need", "notes"]),
  writtenBy: null,
  writtenAt: at("11:40"),
  endedAt: undefined,
  isDeleted: false,
};
const entries: HistoryEntry[] = [
  entry,
  {
    ...entry,
    username: "bo",
    status: "discarded",
    values: values("Faulty product", undefined),
    writtenBy: "maria",
    writtenAt: at("10:05"),
    endedAt: at("10:30"),
    isDeleted: true,
  },
  {
    ...entry,
    status: "draft",
    values: values("Faulty product", undefined),
    writtenAt: at("09:12"),
    endedAt: at("11:40"),
  },
];

const pageOf =
  (all: readonly HistoryEntry[], next?: string): LoadHistory =>
  async () => ({ entries: all, next });

const meta = {
  title: "Screens/Annotation/History of responses",
  tags: ["beta", "screen", "annotation"],
  component: HistoryDialog,
  parameters: { data: entries },
  args: { recordId: "r1", onLoad: pageOf(entries), onClose: fn() },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof HistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await within(document.body).findByRole("dialog", { name: "History of answers" }));

/** Each version with its author and time; values that differ from the version before are marked. */
export const Default: Story = {};

/** Who wrote it, by whom it was replaced or deleted. */
export const Versions: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async () => {
    const list = await (await dialog()).findByRole("list", { name: "History of answers" });
    const [now, deleted, earlier] = [...list.children];
    await expect(now).toHaveTextContent(/ana\.lopez.*current version/);
    await expect(now?.querySelectorAll('[data-different="true"]').length).toBe(2);
    await expect(deleted).toHaveTextContent(/bo.*by maria.*deleted/);
    await expect(earlier).toHaveTextContent(/ana\.lopez.*replaced/);
    await expect(earlier).toHaveTextContent("No answer");
  },
};

export const Loading: Story = { args: { onLoad: () => new Promise(() => undefined) } };

export const Failed: Story = {
  args: { onLoad: () => Promise.reject(new Error("offline")) },
  play: async () => {
    await expect(await (await dialog()).findByText(/could not be loaded/)).toBeVisible();
  },
};

export const Empty: Story = { args: { onLoad: pageOf([]) } };

/** A long history scrolls inside the dialog, also by keyboard. */
export const Long: Story = {
  args: {
    onLoad: pageOf(
      Array.from({ length: 40 }, (_, index) => ({
        ...entry,
        writtenAt: new Date(at("11:40").getTime() - index * 3_600_000),
        endedAt: index === 0 ? undefined : new Date(at("11:40").getTime() - (index - 1) * 3_600_000),
      })),
    ),
  },
};

const loadPages = fn<LoadHistory>();

/** A long history loads a page at a time; a page that fails is tried again, and nothing on screen is lost. */
export const Pages: Story = {
  args: { onLoad: loadPages },
  beforeEach: () => {
    loadPages
      .mockReset()
      .mockResolvedValueOnce({ entries: entries.slice(0, 2), next: "2026-10-12T10:05:00" })
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ entries, next: undefined });
  },
  play: async () => {
    const box = await dialog();
    await userEvent.click(await box.findByRole("button", { name: "Show older" }));
    await userEvent.click(await box.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(box.getAllByRole("listitem")).toHaveLength(3));
    await expect(loadPages).toHaveBeenLastCalledWith("r1", "2026-10-12T10:05:00");
    await expect(box.queryByRole("button", { name: "Show older" })).not.toBeInTheDocument();
  },
};

/** Names and values are data. */
export const Hostile: Story = {
  args: {
    onLoad: pageOf([
      {
        ...entry,
        username: `<script>alert(1)</script> ${"long".repeat(40)}`,
        values: values("الطلب مرفوض 🙈", "word ".repeat(400)),
      },
    ]),
  },
};
