import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import {
  aBulkScreen,
  aBulkWithSuggestions,
  action,
  aRow,
  aRowWith,
  openAccept,
  rows,
  selected,
  similarity,
  wholeForm,
} from "./fixtures";

const meta = {
  title: "Screens/Annotation/Bulk/Actions",
  id: "screens-annotation-bulk-actions",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aBulkScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some records are selected, and the form is complete. */
export const Selected: Story = {
  parameters: { proves: [284, 286] },
  args: aBulkScreen({ selected, draft: wholeForm, canSubmit: true }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Answer for 3 records" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /3 of 10 selected/ })).toBePartiallyChecked();
    await userEvent.click(action(canvasElement, "Submit 3"));
    await expect(args.ports.bulk.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(action(canvasElement, "Save 3 as draft"));
    await expect(args.ports.bulk.onSaveDraft).toHaveBeenCalledOnce();
    await userEvent.click(action(canvasElement, "Discard 3"));
    await expect(args.ports.bulk.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("checkbox", { name: /3 of 10 selected/ }));
    await expect(args.ports.bulk.onSelectAll).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.ports.bulk.onSelectAll).toHaveBeenLastCalledWith(false);
  },
};

/** Shift and a click select all records in between. */
export const RangeByPointer: Story = {
  args: aBulkScreen({ selected: ["ticket-2"] }),
  play: async ({ canvasElement, args }) => {
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(rows(canvasElement)[5] as HTMLElement);
    await user.keyboard("{/Shift}");
    await expect(args.ports.bulk.onSelect).toHaveBeenLastCalledWith("ticket-6", true, true);
  },
};

/** Two selected records are compared, in the order of the list; afterwards the focus returns. */
export const Compared: Story = {
  args: aBulkScreen({ selected: ["ticket-2", "ticket-1"] }, { similarity }),
  play: async ({ canvasElement }) => {
    const compare = within(canvasElement).getByRole("button", { name: "Compare" });
    compare.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await within(document.body).findByRole("dialog", { name: "Compare two records" });
    const subject = within(within(dialog).getByRole("region", { name: "Subject" }));
    const [first, second] = subject.getAllByRole("group");
    await expect(first).toHaveTextContent("Charged twice");
    await expect(second).toHaveTextContent("Wrong lamp shade");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(compare).toHaveFocus());
  },
};

/** A required answer is missing: Submit names it and moves the focus there. */
export const Incomplete: Story = {
  args: aBulkScreen({ selected }),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "Answer this question to submit.",
    );
    await expect(args.ports.bulk.onSubmit).not.toHaveBeenCalled();
  },
};

const all = Array.from({ length: 10 }, (_, index) => `ticket-${index + 1}`);

/** The page is selected as a whole, and a search restricts the results: all of them can be affected. */
export const AllResultsOffered: Story = {
  parameters: { proves: [288] },
  args: aBulkScreen({ selected: all, allResults: 214 }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Select all 214 results" }));
    await expect(args.ports.bulk.onAffectAll).toHaveBeenLastCalledWith(true);
  },
};

/** There are too many results to affect all of them: the limit is shown. */
export const TooManyResults: Story = {
  args: aBulkScreen({ selected: all, tooManyResults: 4210 }),
  play: async ({ canvasElement }) => {
    const told = "There are 4,210 results, and at most 1,000 can be answered at once.";
    await expect(within(canvasElement).getByText(told, { exact: false })).toBeVisible();
    await expect(
      within(canvasElement).queryByRole("button", { name: /^Select all/ }),
    ).not.toBeInTheDocument();
  },
};

/** More than a hundred records are affected only after a confirmation; a second Enter cancels it. */
export const Confirmation: Story = {
  parameters: { proves: [289] },
  args: aBulkScreen({
    selected: all,
    allResults: 214,
    isAll: true,
    isConfirmed: true,
    draft: wholeForm,
    canSubmit: true,
  }),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveFocus());
    await expect(within(canvasElement).getByRole("checkbox", { name: "214 of 214 selected" })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    const dialog = () => within(document.body).findByRole("dialog", { name: "Submit 214 records?" });
    await waitFor(async () =>
      expect(within(await dialog()).getByRole("button", { name: "Cancel" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.ports.bulk.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Continue" }));
    await expect(args.ports.bulk.onSubmit).toHaveBeenCalledOnce();
  },
};

const running = { kind: "submit", direction: "done", saved: 120, total: 214, isCancelled: false } as const;

/** An action runs: its progress is in its button, and Cancel or Escape stops it. Nothing else can be changed. */
export const Running: Story = {
  parameters: { proves: [292] },
  args: aBulkScreen({ selected: all, draft: wholeForm, canSubmit: true, progress: running }),
  play: async ({ canvasElement, args }) => {
    const { bulk } = args.ports;
    await expect(action(canvasElement, /120 of 214/)).toHaveAttribute("aria-busy", "true");
    await expect(action(canvasElement, "Discard 214")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(rows(canvasElement)[0] as HTMLElement);
    await expect(bulk.onSelect).not.toHaveBeenCalled();
    await userEvent.click(action(canvasElement, "Cancel"));
    await userEvent.keyboard("{Escape}");
    await expect(bulk.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** The action stops after the records that are being saved: until then, everything is read only. */
export const ReadOnly: Story = {
  args: aBulkScreen({
    selected: all,
    draft: wholeForm,
    canSubmit: true,
    progress: { ...running, isCancelled: true },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Stopping after these records")).toBeVisible();
    await expect(action(canvasElement, "Cancel")).toHaveAttribute("aria-disabled", "true");
  },
};

/** Records that were not saved stay selected, each with its reason; the others show their new status. */
export const PartialFailure: Story = {
  args: aBulkScreen({
    rows: [
      aRowWith(0, "submitted", { saveState: { kind: "saved" } }),
      aRow(1, { saveState: { kind: "refused", reason: "A label is gone" } }),
      aRow(2, { isIncomplete: true }),
      aRowWith(3, "submitted", {
        saveState: { kind: "conflict", other: { need: { value: "other" } } },
        values: wholeForm,
      }),
      aRowWith(4, "submitted", { saveState: { kind: "waiting", nextTryAt: undefined } }),
      aRowWith(5, "discarded", { saveState: { kind: "saved" } }),
    ],
    selected: ["ticket-2", "ticket-3", "ticket-4"],
    draft: wholeForm,
    canSubmit: true,
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Not accepted: A label is gone")).toBeVisible();
    await expect(canvas.getByText("Required answers are missing")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Compare: / }));
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep my version" }));
    await expect(args.ports.onResolve).toHaveBeenCalledWith("mine", "ticket-4");
  },
};

/** What is suggested is compared before it is saved; a higher score accepts less. */
export const AcceptSuggestions: Story = {
  args: aBulkWithSuggestions({ selected }),
  play: async ({ canvasElement, args }) => {
    const dialog = await openAccept(canvasElement, "Accept suggestions of 3 records");
    await expect(dialog.getByText("2 answers are filled in")).toBeVisible();
    await expect(dialog.getAllByText("Refund")).toHaveLength(2);
    const score = dialog.getByRole("spinbutton", { name: "Lowest score" });
    await waitFor(() => expect(score).toHaveFocus());
    await userEvent.clear(score);
    await userEvent.type(score, "0.95");
    await expect(dialog.getByText("No suggestion reaches this score.")).toBeVisible();
    await userEvent.clear(score);
    await userEvent.type(score, "0.8");
    await expect(dialog.getByText("2 answers are filled in")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Submit 2" }));
    const accepted = { leastScore: 0.8 };
    await expect(args.ports.bulk.onAcceptSuggestions).toHaveBeenCalledWith("submit", accepted);
  },
};

/** In German, a score has a decimal comma. */
export const AcceptInGerman: Story = {
  args: aBulkWithSuggestions({ selected }),
  globals: { locale: "de" },
  play: async ({ canvasElement, args }) => {
    const dialog = await openAccept(
      canvasElement,
      "Vorschläge von 3 Datensätzen annehmen",
      "Vorschläge annehmen",
    );
    const score = dialog.getByRole("spinbutton", { name: "Mindestscore" });
    await expect(score).toHaveValue("0,5");
    await userEvent.clear(score);
    await userEvent.type(score, "0,85{Tab}");
    await expect(score).toHaveValue("0,85");
    await userEvent.click(dialog.getByRole("button", { name: "2 abgeben" }));
    const accepted = { leastScore: 0.85 };
    await expect(args.ports.bulk.onAcceptSuggestions).toHaveBeenCalledWith("submit", accepted);
  },
};

/** A text that is not a score is marked as it is typed; a number beyond a limit becomes that limit, with a message. */
export const AcceptWithoutScore: Story = {
  args: aBulkWithSuggestions({ selected }),
  play: async ({ canvasElement }) => {
    const dialog = await openAccept(canvasElement, "Accept suggestions of 3 records");
    const score = dialog.getByRole("spinbutton", { name: "Lowest score" });
    await waitFor(() => expect(score).toHaveFocus());
    for (const typed of ["2", "-1", "abc"]) {
      await userEvent.clear(score);
      await userEvent.type(score, typed);
      await expect(score).toBeInvalid();
      await expect(score).toHaveAccessibleDescription("Enter a number from 0 to 1.");
    }
    await userEvent.clear(score);
    await userEvent.type(score, "0.8");
    await expect(score).toBeValid();
    await userEvent.clear(score);
    await userEvent.type(score, "2{Enter}");
    await expect(score).toBeValid();
    await expect(score).toHaveValue("1");
    await expect(dialog.getByText("The limit is 1.")).toBeVisible();
  },
};

const results = Array.from({ length: 214 }, (_, index) => `ticket-${index + 1}`);
const allResults = { selected: all, allResults: results.length, isAll: true, isConfirmed: true };

/** All results are loaded and compared before their suggestions are saved; the first hundred are listed. */
export const AcceptForAllResults: Story = {
  args: aBulkWithSuggestions(allResults, async () => results),
  play: async ({ canvasElement, args }) => {
    const dialog = await openAccept(canvasElement, "Accept suggestions of 214 records");
    await expect(await dialog.findByText("213 answers are filled in")).toBeVisible();
    await expect(dialog.getAllByText("Refund")).toHaveLength(100);
    await expect(dialog.getByText("113 more records")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Submit 213" }));
    const accepted = { leastScore: 0.5, results };
    await expect(args.ports.bulk.onAcceptSuggestions).toHaveBeenCalledWith("submit", accepted);
  },
};

/** Without the results, nothing can be compared or saved. */
export const AcceptFailed: Story = {
  args: aBulkWithSuggestions(allResults, async () => undefined),
  play: async ({ canvasElement }) => {
    const dialog = await openAccept(canvasElement, "Accept suggestions of 214 records");
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The results could not be loaded.");
    await expect(dialog.getByRole("button", { name: "Submit" })).toHaveAttribute("aria-disabled", "true");
  },
};
