import type { QueueStatus } from "@glossa/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aView, somePorts } from "../fixtures/fixtures";
import type { EmptyReason } from "../view-model";
import { EmptyQueue } from "./EmptyQueue";

const meta = {
  title: "Screens/Annotation/Empty queue",
  tags: ["stable", "screen", "annotation"],
  component: EmptyQueue,
  args: { view: aView(), ports: somePorts() },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof EmptyQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty queue of a status, and the text and action of its page. */
function empty(status: QueueStatus, emptyReason: EmptyReason, words: string, offer: string): Story {
  const queue = { status, position: undefined, total: 0, canGoBack: false, canGoOn: false };
  return {
    args: { view: aView({ record: undefined, queue, emptyReason }) },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getByText(offer)).toBeVisible();
    },
  };
}

export const Default: Story = {
  ...empty("pending", "pending", "No pending records to annotate", "Show submitted records"),
  parameters: { proves: [388] },
};
export const Draft: Story = {
  ...empty("draft", "draft", "No draft records to review", "Show pending records"),
  parameters: { proves: [388] },
};
export const Submitted: Story = {
  ...empty("submitted", "submitted", "No submitted records", "Show pending records"),
  parameters: { proves: [388] },
};
export const Discarded: Story = empty(
  "discarded",
  "discarded",
  "No discarded records",
  "Show pending records",
);
export const CompletedByTheTeam: Story = {
  ...empty("pending", "completed", "All records of this dataset are completed", "Show submitted records"),
  parameters: { proves: [387] },
};
/** Nothing of one's own to look at again. */
export const CompletedByOthers: Story = {
  args: {
    view: aView({
      record: undefined,
      queue: { status: "pending", position: undefined, total: 0, canGoBack: false, canGoOn: false },
      emptyReason: "completed",
      progress: { total: 40, submitted: 0, draft: 0, discarded: 0, pending: 40 },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Back to datasets" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const NoRecordsForAdmin: Story = {
  ...empty(
    "pending",
    "datasetForAdmin",
    "This dataset has no records yet. Log records with the Python client or import a file.",
    "Import files",
  ),
  parameters: { proves: [387, 389] },
};
export const NoRecordsForAnnotator: Story = {
  ...empty(
    "pending",
    "datasetForAnnotator",
    "This dataset has no records yet. Ask its owner to add some.",
    "Back to datasets",
  ),
  parameters: { proves: [387, 389] },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { view: aView({ record: undefined, load: "failed" }) },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("The records could not be loaded")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.ports.onRetry).toHaveBeenCalledOnce();
  },
};
export const RightToLeft: Story = { ...Default, parameters: { direction: "rtl" } };
