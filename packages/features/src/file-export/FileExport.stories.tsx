import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DownloadButton } from "./DownloadButton";
import { guide } from "./FileExport.guide";
import type { FileExportProps } from "./FileExportDialog";
import type { Download } from "./use-download";

const saved: Download = async () => ({
  state: "saved",
  name: "ticket-triage-2026.csv",
  progress: { bytes: 4_200_000, records: 120 },
});

/** A download that has come so far, and continues until it is cancelled. */
const running: Download = (_, { signal, onProgress }) =>
  new Promise((resolve) => {
    onProgress({ bytes: 48_300_000, records: 98_204 });
    signal.addEventListener("abort", () => resolve({ state: "cancelled" }));
  });

const meta = {
  title: "Screens/Download of records",
  tags: ["beta", "screen"],
  component: DownloadButton,
  parameters: { guide },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
  args: {
    datasetName: "ticket-triage-2026",
    selections: [
      { id: "all", count: 98_204 },
      { id: "filter", count: 120 },
    ],
    preferred: "filter",
    mayReadAll: true,
    subject: {
      spanQuestions: [
        { name: "names", title: "Names" },
        { name: "products", title: "Products" },
      ],
      hasText: true,
      hasVectors: true,
    },
    isInMemory: false,
    onLoadPeople: async () => ["ana", "ben", "cleo", "lena"],
    onDownload: fn<FileExportProps["onDownload"]>(saved),
  },
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Download" }));
  const name = "Download the records of ticket-triage-2026";
  const dialog = within(await within(document.body).findByRole("dialog", { name }));
  // The form begins with the chosen records, so that Enter downloads at once.
  await waitFor(() => expect(dialog.getAllByRole("radio", { checked: true })[0]).toHaveFocus());
  return dialog;
};

/** Nothing is downloaded. */
export const Default: Story = {};

/** A whole dataset has everyone's answers. */
export const Whole: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: /^Glossa/ }));
    await expect(dialog.getByText(/^The file has everyone’s answers/)).toBeVisible();
    await expect(dialog.queryByRole("radio", { name: /^Majority/ })).not.toBeInTheDocument();
    await expect(dialog.queryByRole("checkbox", { name: "Include vectors" })).not.toBeInTheDocument();
  },
};

/** The form starts with the records of the filter, and the button shows their number. */
export const Form: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole("radio", { name: "What the filter shows: 120 records" })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: "All of the dataset: 98,204 records" }));
    await expect(dialog.getByRole("button", { name: "Download 98,204 records" })).toBeEnabled();
    await userEvent.click(dialog.getByRole("radio", { name: /^Majority/ }));
    await expect(dialog.getByRole("checkbox", { name: /UTF-8/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Put an apostrophe before formulas" }));
    await userEvent.click(dialog.getByRole("radio", { name: /^Excel/ }));
    await expect(dialog.queryByRole("checkbox", { name: /apostrophe/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Include vectors" }));
    await userEvent.click(dialog.getByRole("button", { name: "Download 98,204 records" }));
    await expect(args.onDownload).toHaveBeenCalledWith(
      {
        selection: "all",
        format: "xlsx",
        responses: "majority",
        hasBom: true,
        escapesFormulas: true,
        hasVectors: true,
        isWithoutNames: false,
        question: undefined,
      },
      expect.anything(),
    );
  },
};

/** A majority can leave people out, and be decided by some; the other answers ask for neither. */
export const Majority: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.queryByRole("button", { name: /Whose answers count/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("radio", { name: /^Majority/ }));
    const list = within(document.body);
    await userEvent.click(await dialog.findByRole("button", { name: /Whose answers count.*All people/ }));
    await userEvent.click(await list.findByRole("option", { name: "ben" }));
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: /Whose answers count.*3 people/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: /Who decides.*Nobody/ }));
    await userEvent.click(await list.findByRole("option", { name: "lena" }));
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: /Who decides.*lena/ })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Download 120 records" }));
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({
        responses: "majority",
        voters: ["ana", "cleo", "lena"],
        deciders: ["lena"],
      }),
      expect.anything(),
    );
  },
};

/** Records are selected in bulk mode: the form begins with them. */
export const Selected: Story = {
  args: {
    selections: [
      { id: "all", count: 98_204 },
      { id: "filter", count: 120 },
      { id: "selected", count: 1 },
    ],
    preferred: "selected",
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole("radio", { name: "What is selected: 1 record" })).toBeChecked();
    await expect(dialog.getByRole("button", { name: "Download 1 record" })).toBeEnabled();
  },
};

/** With several questions with spans, formats about one text ask for the question. */
export const QuestionWithSpans: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: /^CoNLL/ }));
    await userEvent.click(dialog.getByRole("button", { name: /Question with spans/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Products" }));
    await userEvent.click(dialog.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ format: "conll", question: "products" }),
      expect.anything(),
    );
  },
};

/** An annotator gets the own answers, and a dataset without spans or texts has fewer formats. */
export const Annotator: Story = {
  args: { mayReadAll: false, subject: { spanQuestions: [], hasText: false, hasVectors: false } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText("The file has your own answers.")).toBeVisible();
    await expect(dialog.queryByRole("radiogroup", { name: "Answers" })).not.toBeInTheDocument();
    await expect(dialog.getByRole("radio", { name: /^CoNLL\s*Needs a question with spans/ })).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: /^spaCy\s*Needs a text field/ })).toBeDisabled();
  },
};

/** The filter shows nothing. */
export const Empty: Story = {
  args: {
    selections: [
      { id: "all", count: 98_204 },
      { id: "filter", count: 0 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText("There are no records to download.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Download 0 records" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** A browser that cannot write files bit by bit warns before a long one. */
export const InMemory: Story = {
  args: { isInMemory: true, preferred: "all" },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByText(/keeps the file in memory/)).toBeVisible();
  },
};

/** It runs: the dialog shows what has arrived. */
export const Running: Story = {
  args: { onDownload: fn<FileExportProps["onDownload"]>(running) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Download 120 records" }));
    await expect(await dialog.findByText("48.3 MB received, of 98,204 records")).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveTextContent("Downloading");
  },
};

/** It was cancelled: the form is back, with what was chosen. */
export const Cancelled: Story = {
  args: { onDownload: fn<FileExportProps["onDownload"]>(running) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: /^Parquet/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Download 120 records" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel download" }));
    await expect(await dialog.findByRole("radio", { name: /^Parquet/ })).toBeChecked();
    await expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  },
};

/** It is complete. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Download 120 records" }));
    const status = await dialog.findByRole("status");
    await expect(status).toHaveTextContent("The file is complete.ticket-triage-2026.csv120 records, 4.2 MB");
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole("button", { name: "Download" })).toHaveFocus();
  },
};

/** Interrupted: nothing was saved, and the same can be tried again. */
export const Failed: Story = {
  args: {
    onDownload: fn<FileExportProps["onDownload"]>(async () => ({
      state: "failed",
      reason: "The connection was interrupted, or the server could not read the data.",
    })),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Download 120 records" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/was not saved.+interrupted/);
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledTimes(2));
  },
};

export const RightToLeft: Story = { ...Form, parameters: { direction: "rtl" } };
export const Phone: Story = { ...Form, globals: { viewport: { value: "phone" } } };
