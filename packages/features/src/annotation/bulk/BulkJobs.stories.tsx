import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import { aBulkScreen, aBulkWithSuggestions, action, openAccept, rows, wholeForm } from "./fixtures";

const meta = {
  title: "Screens/Annotation/Bulk/Actions of the server",
  id: "screens-annotation-bulk-actions-of-the-server",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aBulkScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Array.from({ length: 10 }, (_, index) => `ticket-${index + 1}`);
const veryMany = {
  selected: all,
  allResults: 4210,
  isAll: true,
  isByServer: true,
  mostResults: 100_000,
  isConfirmed: true,
  draft: wholeForm,
  canSubmit: true,
};
const running = {
  kind: "submit",
  direction: "done",
  saved: 1520,
  total: 4210,
  isCancelled: false,
  isByServer: true,
  mayClose: true,
} as const;

/** More results than the browser responds to: the server can. */
export const Offered: Story = {
  args: aBulkScreen({ ...veryMany, isAll: false, isByServer: false, isConfirmed: false }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Select all 4,210 results" }));
    await expect(args.ports.bulk.onAffectAll).toHaveBeenLastCalledWith(true);
  },
};

/** The confirmation names the number and that the server runs the action. */
export const Confirmation: Story = {
  args: aBulkScreen(veryMany),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const dialog = await within(document.body).findByRole("dialog", { name: "Submit 4,210 records?" });
    await expect(dialog).toHaveTextContent("The server does this, and you can close this page meanwhile.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue" }));
    await expect(args.ports.bulk.onSubmit).toHaveBeenCalledOnce();
  },
};

const compared = Array.from({ length: 1000 }, (_, index) => `ticket-${index + 1}`);

/** Suggestions of more results than are compared: the first ones are shown, and the server accepts those of all. */
export const AcceptForVeryMany: Story = {
  args: aBulkWithSuggestions(veryMany, async () => compared),
  play: async ({ canvasElement, args }) => {
    const dialog = await openAccept(canvasElement, "Accept suggestions of 4,210 records");
    await expect(
      await dialog.findByText(/^The first 1,000 of 4,210 results are previewed here/),
    ).toBeVisible();
    await expect(dialog.getByText("999 answers are filled in")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }));
    const accepted = { leastScore: 0.5, results: compared };
    await expect(args.ports.bulk.onAcceptSuggestions).toHaveBeenCalledWith("submit", accepted);
  },
};

/** The server is at work. Cancel or Escape ends that. */
export const Running: Story = {
  args: aBulkScreen({ ...veryMany, progress: running }),
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText("1,520 of 4,210 records saved")).toBeVisible();
    await expect(within(canvasElement).getByText(/You can close this page/)).toBeVisible();
    await expect(action(canvasElement, /1,520 of 4,210/)).toHaveAttribute("aria-busy", "true");
    await userEvent.click(action(canvasElement, "Cancel"));
    await userEvent.keyboard("{Escape}");
    await expect(args.ports.bulk.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** The page was closed and opened again: the action is found, and nothing is selected. */
export const FoundAgain: Story = {
  args: aBulkScreen({ mostResults: 100_000, progress: running }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1,520 of 4,210 records saved")).toBeVisible();
    await expect(action(canvasElement, "Cancel")).toBeEnabled();
  },
};

/** The action ends after a cancellation. */
export const Cancelled: Story = {
  args: aBulkScreen({ ...veryMany, progress: { ...running, isCancelled: true } }),
  play: async ({ canvasElement }) => {
    await expect(action(canvasElement, "Cancel")).toHaveAttribute("aria-disabled", "true");
  },
};

/** The responses are taken back; that is not stopped halfway. */
export const Undoing: Story = {
  args: aBulkScreen({ mostResults: 100_000, progress: { ...running, direction: "undone" } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1,520 of 4,210 records undone")).toBeVisible();
    await expect(action(canvasElement, "Cancel")).toHaveAttribute("aria-disabled", "true");
  },
};

/** A long language on a narrow screen. */
export const Phone: Story = {
  args: aBulkScreen({ ...veryMany, progress: running }),
  globals: { viewport: { value: "phone" }, locale: "de" },
};
