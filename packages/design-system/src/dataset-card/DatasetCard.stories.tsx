import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge";
import { DatasetCard } from "./DatasetCard";
import { guide } from "./DatasetCard.guide";
import { DatasetCardSkeleton } from "./DatasetCardSkeleton";
import { DatasetLedger } from "./DatasetLedger";
import { aDataset, anUnknownDataset, aTeam } from "./fixtures";

const columns = ["Dataset", "Progress", "Rows", "Team", "Last activity"] as const;

const meta = {
  title: "Primitives/Data display/Dataset card",
  tags: ["stable", "data"],
  id: "primitives-dataset-card",
  component: DatasetCard,
  parameters: { guide },
  decorators: [
    (Story) => (
      <DatasetLedger label="Datasets" columns={columns}>
        <Story />
      </DatasetLedger>
    ),
  ],
  args: aDataset,
} satisfies Meta<typeof DatasetCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is a link that covers the row; the buttons are above it. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [91, 92, 93] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "ticket-triage-2026" });
    for (const type of ["text", "label", "multi-label", "rating"])
      await expect(canvas.getByText(type)).toBeVisible();
    await expect(canvas.getByText("48.20%")).toBeVisible();
    await expect(canvas.getByText("3.5K")).toBeVisible();
    await expect(canvas.getByRole("img", { name: /41% submitted/ })).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const middle = canvas.getByText("48.20%").getBoundingClientRect();
    await expect(document.elementFromPoint(middle.left + 60, middle.top + 4)).toBe(link);
    const settings = canvas
      .getByRole("button", { name: "Settings of ticket-triage-2026" })
      .getBoundingClientRect();
    await expect(
      document.elementFromPoint(settings.left + 4, settings.top + 4)?.closest("button"),
    ).not.toBeNull();
  },
};

/** When it was last worked on, in words. */
export const Activity: Story = {
  parameters: { proves: [89] },
  args: { activity: "3 months ago" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 months ago")).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pointer: "hover" } };

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};

export const ProgressUnknown: Story = {
  parameters: { proves: [92] },
  args: { ...anUnknownDataset, name: "policy-answers" },
  play: async ({ canvasElement }) => {
    // Progress and team; both are unknown.
    for (const dash of within(canvasElement).getAllByText("-")) await expect(dash).toBeVisible();
    await expect(within(canvasElement).getByText("Nobody yet")).not.toHaveAttribute("aria-hidden");
  },
};

/** Only what the dataset has: without types there is no line of badges. */
export const Little: Story = {
  render: ({ name, href, percent, progress }) => (
    <DatasetCard {...{ name, href, percent, progress }} fields={[]} questions={[]} />
  ),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("listitem");
    await expect(row.querySelector("a")?.parentElement?.nextElementSibling).toBeNull();
  },
};

export const Draft: Story = {
  args: {
    note: <Badge look="warning">Draft</Badge>,
    percent: "0.00%",
    progress: { label: "Nothing done", parts: [] },
  },
};

/** Three people, and a number that expands the others. */
export const Team: Story = {
  parameters: { proves: [94, 95] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "marisol" })).toHaveTextContent("MA");
    await expect(canvas.queryByRole("img", { name: "tuyet" })).not.toBeInTheDocument();
    await userEvent.hover(canvas.getByRole("button", { name: "+1" }));
    await expect(canvas.getByRole("img", { name: "tuyet" })).toHaveTextContent("TU");
  },
};

/** Above ten people the number is only a number. */
export const LargeTeam: Story = {
  parameters: { proves: [96] },
  args: { team: { ...aTeam, usernames: Array.from({ length: 11 }, (_, index) => `user${index}`) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("+8")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "+8" })).not.toBeInTheDocument();
  },
};

/** One placeholder for the field, three for the questions. */
export const Loading: Story = {
  parameters: { proves: [97] },
  render: () => <DatasetCardSkeleton label="Loading datasets" />,
  play: async ({ canvasElement }) => {
    const badges = canvasElement.querySelectorAll('[data-part="badges"] > *');
    await expect(badges).toHaveLength(4);
    await expect(within(canvasElement).getByText("Loading datasets")).toBeInTheDocument();
  },
};

export const LongText: Story = { args: anUnknownDataset };
export const Rtl: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = {};
export const NarrowLongText: Story = { args: { ...anUnknownDataset, actions: aDataset.actions } };

export const AllStates: Story = {
  render: () => (
    <>
      <DatasetCard {...aDataset} />
      <DatasetCard
        {...aDataset}
        name="policy-answers"
        percent="-"
        progress={{ label: "Not known", parts: [] }}
      />
      <DatasetCard {...aDataset} {...Draft.args} />
      <DatasetCard {...aDataset} {...LargeTeam.args} />
      <DatasetCard {...anUnknownDataset} />
      <DatasetCardSkeleton label="Loading datasets" />
    </>
  ),
};
