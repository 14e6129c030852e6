import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { DatasetCard } from "./DatasetCard";
import { DatasetLedger } from "./DatasetLedger";
import { guide } from "./DatasetLedger.guide";
import { aDataset, anUnknownDataset } from "./fixtures";

const meta = {
  title: "Primitives/Data display/Dataset ledger",
  tags: ["stable", "data"],
  id: "primitives-dataset-ledger",
  component: DatasetLedger,
  parameters: { guide },
  args: {
    label: "Datasets",
    columns: ["Dataset", "Progress", "Rows", "Team", "Last activity"],
    children: (
      <>
        <DatasetCard {...aDataset} />
        <DatasetCard {...anUnknownDataset} />
      </>
    ),
  },
} satisfies Meta<typeof DatasetLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [92, 93, 94] },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole("listitem")
      .filter((row) => row.querySelector("a"));
    const row = within(first as HTMLElement);
    const spoken = ["Progress 48.20%", "Rows 3.5K", "Last activity 2 minutes ago"];
    for (const value of spoken) await expect(first).toHaveTextContent(value);
    await expect(second).toHaveTextContent("Team -Nobody yet");
    await expect(row.getByText("48.20%")).toBeVisible();
    await expect(row.getByText("3.5K")).toBeVisible();
    await expect(row.getByRole("img", { name: "marisol" })).toHaveTextContent("MA");
    for (const dash of within(second as HTMLElement).getAllByText("-")) await expect(dash).toBeVisible();
    await userEvent.tab();
    await expect(row.getByRole("link", { name: "ticket-triage-2026" })).toHaveFocus();
  },
};

/** The ground of a row under the pointer stays within the list. */
export const OnAPageWithoutMargin: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <div data-testid="page" style={{ overflow: "auto" }}>
      <DatasetLedger {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId("page");
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

/** Without heads, as in a short list under a heading that explains it. */
export const WithoutHeads: Story = {
  args: { columns: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("Last activity");
  },
};

export const Loading: Story = {
  parameters: { proves: [97] },
  args: { children: undefined, loading: { rows: 3, label: "Loading datasets" } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("listitem");
    await expect(rows).toHaveLength(3);
    await expect(within(canvasElement).getByRole("list", { name: "Loading datasets" })).toBeVisible();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

export const AllStates: Story = allStates(meta, { Default, Loading, Rtl }, "wide");
