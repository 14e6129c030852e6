import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CopyButton } from "../code-block";
import { Gauge, Settings, Tag, Tags, Type } from "../icon";
import { IconButton } from "../icon-button";
import { DatasetEntry, type DatasetEntryProps } from "./DatasetEntry";
import { DatasetLedger } from "./DatasetLedger";

const entry: DatasetEntryProps = {
  name: "ticket-triage-2026",
  href: "/dataset/1/annotation-mode",
  workspace: "support",
  fields: [{ label: "text", icon: Type }],
  questions: [
    { label: "label", icon: Tag },
    { label: "multi-label", icon: Tags },
    { label: "rating", icon: Gauge },
  ],
  percent: "48.20%",
  progress: { label: "41% submitted", parts: [{ status: "submitted", share: 0.41 }] },
  rows: { short: "3.5K", exact: "3,456 rows" },
  team: {
    usernames: ["marisol", "jonas", "pkowalski", "tuyet"],
    label: "Team",
    emptyLabel: "Nobody yet",
    moreLabel: (count) => `+${count}`,
  },
  activity: "2 minutes ago",
  actions: (
    <>
      <CopyButton
        look="link"
        text="https://example.org"
        label="Copy link to ticket-triage-2026"
        copiedLabel="Copied"
      />
      <IconButton picture={Settings} label="Settings of ticket-triage-2026" />
    </>
  ),
};
const unknown: DatasetEntryProps = {
  ...entry,
  name: "policy-answers-draft-with-a-very-long-name-that-must-truncate-before-it-reaches-the-next-column",
  href: "/dataset/2/annotation-mode",
  percent: "-",
  progress: { label: "Not known", parts: [] },
  team: { ...entry.team, usernames: [] },
  actions: undefined,
};

const meta = {
  title: "Primitives/Dataset ledger",
  component: DatasetLedger,
  args: {
    label: "Datasets",
    columns: ["Dataset", "Progress", "Rows", "Team", "Last activity"],
    children: (
      <>
        <DatasetEntry {...entry} />
        <DatasetEntry {...unknown} />
      </>
    ),
  },
} satisfies Meta<typeof DatasetLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["spec-92", "spec-93", "spec-94"],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole("listitem")
      .filter((row) => row.querySelector("a"));
    const row = within(first as HTMLElement);
    await expect(row.getByText("48.20%")).toBeVisible();
    await expect(row.getByText("3.5K")).toBeVisible();
    await expect(row.getByRole("img", { name: "marisol" })).toHaveTextContent("MA");
    await expect(within(second as HTMLElement).getByText("-")).toBeVisible();
    await userEvent.tab();
    await expect(row.getByRole("link", { name: "ticket-triage-2026" })).toHaveFocus();
  },
};

export const Loading: Story = {
  tags: ["spec-97"],
  args: { children: undefined, loading: { rows: 3, label: "Loading datasets" } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("listitem");
    await expect(rows).toHaveLength(3);
    await expect(within(canvasElement).getByRole("list", { name: "Loading datasets" })).toBeVisible();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };
