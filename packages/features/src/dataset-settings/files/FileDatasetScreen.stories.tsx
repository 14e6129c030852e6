import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FileDatasetScreen } from "./FileDatasetScreen";
import { guide } from "./FileDatasetScreen.guide";
import { aFilePage, aReadPage, aWholePage, placesFile, tickets } from "./fixtures";
import type { FileDatasetScreenProps, ImportOutcome } from "./view-model";

const meta = {
  title: "Screens/Dataset from files",
  tags: ["beta", "screen"],
  component: FileDatasetScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aFilePage(),
} satisfies Meta<typeof FileDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const begin = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));
const choose = async (canvasElement: HTMLElement, name: RegExp, option: string) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name }));
  await userEvent.click(await page().findByRole("option", { name: new RegExp(`^${option}`) }));
};

const done: ImportOutcome = {
  end: "done",
  created: 4200,
  changed: 0,
  unchanged: 9,
  refused: 3,
  suggestionsLeftOut: 2,
  reasons: [
    "Line 12: A quotation mark is not allowed here.",
    "Line 40, column topic: “riddle” is not a valid answer to the question topic.",
  ],
  onSaveRefused: fn(),
  onOpen: fn(),
};
const creates = (outcome: ImportOutcome) => fn<FileDatasetScreenProps["onCreate"]>(async () => outcome);

/** No file is chosen. */
export const Default: Story = {};

/** An earlier visit has left an import; it resumes with the stored files. */
export const Unfinished: Story = {
  args: aFilePage({
    unfinished: { name: "tickets.csv", onContinue: fn(async () => done), onForget: fn() },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The import of tickets.csv was interrupted.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    const end = within(await page().findByRole("dialog", { name: "Import finished" }));
    await expect(end.getByRole("button", { name: "Open the dataset" })).toBeEnabled();
    await expect(args.unfinished?.onContinue).toHaveBeenCalledOnce();
  },
};

/** The file has answers of people who are users here. */
export const Answers: Story = {
  args: aReadPage({
    table: {
      ...tickets,
      notes: ["4,120 answers are imported as answers of eva, ben."],
      answersAreResponses: true,
    },
  }),
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole("checkbox", { name: /^Import users’ answers/ });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(args.onAnswers).toHaveBeenCalledWith(false);
  },
};

/** Files are dropped. */
export const Drop: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement).getByText("Drop files here").parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    for (const name of ["a.csv", "b.csv"]) dataTransfer.items.add(new File(["text\nHello"], name));
    const drag = (type: string) =>
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragover");
    await waitFor(() => expect(place).toHaveAttribute("data-over", "true"));
    drag("drop");
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await waitFor(() => expect(place).not.toHaveAttribute("data-over"));
  },
};

/** The files are being read. */
export const Reading: Story = {
  args: {
    phase: "reading",
    rowsRead: 120_000,
    files: [{ name: "reviews.jsonl", format: undefined, size: "812 MB" }],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Reading reviews.jsonl");
    await expect(canvas.getByText("120,000 rows so far")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

/** None of them can be read, each for a reason. */
export const Unreadable: Story = {
  args: {
    phase: "failed",
    files: [
      {
        name: "photo.heic",
        format: undefined,
        size: "3 MB",
        failure: "This kind of file can’t be read. Save it as CSV, Excel, JSON or Parquet.",
      },
      { name: "empty.csv", format: undefined, size: "0 B", failure: "The file is empty." },
    ],
  },
};

/** A file was read: what was found in it, what each column becomes, and its first record. */
export const Ready: Story = {
  args: aReadPage(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^4,212 rows\./)).toHaveTextContent("3 rows can’t be read");
    await expect(canvas.getByText("Line 12: A quotation mark is not allowed here.")).toBeVisible();
    await expect(canvas.getByText("Cells are separated by “;”.")).toBeVisible();
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(record.getByText(/the box was empty/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^delivery/ })).toBeChecked();
    await expect(canvas.getByRole("table", { name: "Rows of tickets.csv" })).toBeVisible();
  },
};

/** A column becomes something else, and the first record follows. */
export const Mapping: Story = {
  args: aReadPage(),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(record.getByRole("heading", { name: "channel" })).toBeVisible();
    await choose(canvasElement, /^What channel becomes/, "Metadata, terms");
    await expect(record.queryByRole("heading", { name: "channel" })).not.toBeInTheDocument();
  },
};

/** Another column has the ids of the records, so it becomes nothing else. */
export const RecordId: Story = {
  args: aReadPage(),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Without a column, records are recognised/)).toBeVisible();
    await choose(canvasElement, /^Record ID/, "ticket");
    await expect(canvas.getByText(/already exist with this ID are updated/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^What ticket becomes/ })).not.toBeInTheDocument();
    await choose(canvasElement, /^Record ID/, "No column");
    await expect(canvas.getByRole("button", { name: /^What ticket becomes/ })).toHaveTextContent(
      "No mapping",
    );
  },
};

/** Spans of another tool are shown in the text, by code points. */
export const Spans: Story = {
  args: aReadPage({ table: placesFile }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(await record.findByText("1 suggested span to review")).toBeVisible();
    await expect(canvas.getByText("Suggestions for Label")).toBeVisible();
  },
};

/** The records go to a dataset that exists: each of its parts gets a column. */
export const Append: Story = {
  args: aReadPage(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, /^Import into/, "ticket-triage-2026 · support");
    await expect(await canvas.findByRole("button", { name: /^Column for Text/ })).toHaveTextContent(
      "message",
    );
    await expect(args.onTarget).toHaveBeenCalledWith("d1");
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(record.getByRole("heading", { name: "Text" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /^delivery/ })).toBeChecked();
    await choose(canvasElement, /^Column for Text/, "No column");
    await expect(canvas.getByText("Choose a column for the field Text.")).toBeVisible();
    await choose(canvasElement, /^Column for Text/, "message");
    await expect(canvas.getByText("Not imported: ticket, minutes")).toBeVisible();
    await begin(canvasElement, "Add records");
    const dialog = within(await page().findByRole("dialog", { name: "Add records" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Import" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await waitFor(() => expect(args.onAppend).toHaveBeenCalled());
    await expect(await dialog.findByText(/^The import was stopped/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

/** Columns that fill nothing become metadata where the dataset allows it, and the others are named before the import. */
export const OtherColumns: Story = {
  args: aReadPage({ target: "d1" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const channel = await canvas.findByRole("checkbox", { name: "Import channel as metadata" });
    await expect(channel).toBeChecked();
    await userEvent.click(channel);
    await expect(canvas.getByText("Not imported: ticket, minutes, channel")).toBeVisible();
    await choose(canvasElement, /^Column for Topic/, "No column");
    await expect(canvas.getByRole("radio", { name: /^delivery/ })).not.toBeChecked();
    await begin(canvasElement, "Add records");
    const dialog = within(await page().findByRole("dialog", { name: "Add records" }));
    await expect(dialog.getByText("Not imported: ticket, topic, minutes, channel")).toBeVisible();
  },
};

/** Other files are chosen for the same dataset, or those for which its page was left. */
export const Target: Story = {
  args: { target: "d1" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The records are added to ticket-triage-2026.")).toBeVisible();
  },
};

/** Records are being sent; the import can be stopped. */
export const Importing: Story = {
  args: aReadPage({
    onCreate: fn<FileDatasetScreenProps["onCreate"]>((_draft, { onProgress, signal }) => {
      onProgress({ done: 1500, total: 4209 });
      return new Promise((resolve) =>
        signal.addEventListener("abort", () => resolve({ end: "cancelled" }), { once: true }),
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    await begin(canvasElement, "Create dataset");
    const dialog = within(await page().findByRole("dialog", { name: "Create dataset" }));
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("tickets");
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await expect(await dialog.findByText("1,500 of 4,209 records")).toBeVisible();
  },
};

/** The outcome of the rows; those that were left out can be saved. */
export const Imported: Story = {
  args: aReadPage({ onCreate: creates(done) }),
  play: async ({ canvasElement }) => {
    await begin(canvasElement, "Create dataset");
    const dialog = within(await page().findByRole("dialog", { name: "Create dataset" }));
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    const end = within(await page().findByRole("dialog", { name: "Import finished" }));
    await expect(end.getByRole("status")).toHaveTextContent(
      "4,200 records were created.9 records were there already.3 rows were left out.2 suggestions were left out",
    );
    await userEvent.click(end.getByRole("button", { name: "Save the rows left out" }));
    await expect(done.onSaveRefused).toHaveBeenCalled();
    await expect(end.getByRole("button", { name: "Open the dataset" })).toBeEnabled();
  },
};

/** The server was not reached in the middle. */
export const Interrupted: Story = {
  args: aReadPage({
    onCreate: creates({
      end: "failed",
      message: "The import was interrupted. Continue to add the rest. Reason: The server can’t be reached.",
    }),
  }),
  play: async ({ canvasElement }) => {
    await begin(canvasElement, "Create dataset");
    const dialog = within(await page().findByRole("dialog", { name: "Create dataset" }));
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await expect(await dialog.findByText(/^The import was interrupted/)).toBeVisible();
    // Another name would begin another dataset.
    await expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

/** A whole dataset of another server: its people get accounts if that is wanted. */
export const Whole: Story = {
  args: aWholePage({
    onCreateWhole: fn<NonNullable<FileDatasetScreenProps["onCreateWhole"]>>(async () => ({
      ...done,
      refused: 0,
      suggestionsLeftOut: 0,
      reasons: [],
      notes: ["12 answers were left out, because no accounts of their authors were found: ben."],
    })),
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "The whole dataset support-tickets" })).toBeVisible();
    await expect(canvas.getByText("1,200")).toBeVisible();
    const accounts = canvas.getByRole("checkbox", {
      name: "Create accounts for those who have none here: ben, مريم",
    });
    await expect(accounts).toHaveAccessibleDescription("Otherwise their answers are left out.");
    await userEvent.click(accounts);
    await begin(canvasElement, "Create dataset");
    const dialog = within(await page().findByRole("dialog", { name: "Create dataset" }));
    await expect(dialog.getByText(/^1,200 records are imported/)).toBeVisible();
    const name = dialog.getByRole("textbox", { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, "tickets of July");
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await waitFor(() =>
      expect(args.onCreateWhole).toHaveBeenCalledWith(
        { name: "tickets of July", workspace: { id: "w1", name: "support" }, addsPeople: true },
        expect.anything(),
      ),
    );
    const end = within(await page().findByRole("dialog", { name: "Import finished" }));
    await expect(end.getByRole("status")).toHaveTextContent("12 answers were left out");
  },
};

/** Admins cannot create accounts: they learn whose answers are left out. */
export const WholeForAdmins: Story = {
  args: aWholePage({ canAddWorkspace: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^No account, or not .* are left out: ben, مريم/)).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { args: aReadPage(), parameters: { direction: "rtl" } };
export const Phone: Story = { args: aReadPage(), globals: { viewport: { value: "phone" } } };
