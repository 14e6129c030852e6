import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { chosenSubset, withSubset } from "../hub/hub-draft";
import { FileDatasetScreen } from "./FileDatasetScreen";
import { guide } from "./FileDatasetScreen.guide";
import { aFilePage, aReadPage, filledDataset, tickets } from "./fixtures";

const meta = {
  title: "Screens/Dataset from files, reading",
  tags: ["beta", "screen"],
  component: FileDatasetScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aFilePage(),
} satisfies Meta<typeof FileDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, name: RegExp, option: string) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole("option", { name: new RegExp(`^${option}`) }));
};

/** Options for ambiguous files: here whether the first row has names, and the meaning of “1,234”. */
export const ReadingChoices: Story = {
  args: aReadPage({
    reading: { header: true, decimal: "auto" },
    table: {
      ...tickets,
      notes: [
        "“1,234” may have decimals or thousands here: amount. Without a choice below, the values stay text.",
      ],
    },
  }),
  play: async ({ canvasElement, args }) => {
    const header = within(canvasElement).getByRole("checkbox", { name: /^The first row has the names/ });
    await expect(header).toBeChecked();
    await userEvent.click(header);
    await expect(args.onReading).toHaveBeenCalledWith({ header: false });
    await choose(canvasElement, /^Decimal separator/, "Comma");
    await expect(args.onReading).toHaveBeenCalledWith({ decimal: "comma" });
  },
};

/** Of a workbook with several sheets, another one can be read. */
export const SheetChoice: Story = {
  args: aReadPage({ reading: { header: true, sheet: "Q1", sheets: ["Read me", "Q1", "Q2"] } }),
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, /^Sheet/, "Q2");
    await expect(args.onReading).toHaveBeenCalledWith({ sheet: "Q2" });
  },
};

/** A list of texts that no question asks for is metadata, and need not be. */
export const ListOfTexts: Story = {
  args: aReadPage({
    table: {
      ...tickets,
      draft: withSubset(tickets.draft, {
        columns: [
          ...chosenSubset(tickets.draft).columns,
          { name: "notes", type: { kind: "list", of: { kind: "string" } }, use: "terms", uses: ["terms"] },
        ],
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const use = () => within(canvasElement).getByRole("button", { name: /^What notes becomes/ });
    await expect(use()).toHaveTextContent("Metadata, terms");
    await choose(canvasElement, /^What notes becomes/, "No mapping");
    await expect(use()).toHaveTextContent("No mapping");
    await choose(canvasElement, /^What notes becomes/, "Metadata, terms");
    await expect(use()).toHaveTextContent("Metadata, terms");
  },
};

/** On a phone, many rows scroll by themselves, so that what their columns become is near. */
export const RowsOnPhone: Story = {
  args: aReadPage({
    table: { ...tickets, rows: Array.from({ length: 20 }, () => tickets.rows).flat() },
  }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getByRole("group", { name: "Rows of tickets.csv" });
    await expect(rows.scrollHeight).toBeGreaterThan(600);
    await expect(rows.getBoundingClientRect().height).toBeLessThan(300);
  },
};

/** A text file has a record for each line, or is one; while it is read again, nothing can be created. */
export const TextFile: Story = {
  args: aReadPage({ reading: { text: "line" }, isReadingAgain: true }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, /^One record for each/, "File");
    await expect(args.onReading).toHaveBeenCalledWith({ text: "file" });
    await expect(canvas.getByRole("button", { name: "Create dataset" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("status", { name: "Loading the first rows" })).toBeVisible();
  },
};

/** A table whose first row cannot be read as names of columns. */
export const UnreadableHeader: Story = {
  args: {
    phase: "failed",
    reading: { header: true },
    files: [
      {
        name: "numbers.csv",
        format: undefined,
        size: "2 kB",
        failure: "Line 1, column 5: A quotation mark is not allowed here.",
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole("checkbox", { name: /^The first row has the names/ }),
    );
    await expect(args.onReading).toHaveBeenCalledWith({ header: false });
  },
};

/** Without their ids, records that are there already would be added again. */
export const IdsNeeded: Story = {
  args: aReadPage({ onChooseDataset: async () => ({ ...filledDataset, hasOwnIds: true }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, /^Import into/, "ticket-triage-2026 · support");
    const warning = await canvas.findByText(/^The records of this dataset have IDs of their own\./);
    await expect(canvas.getByRole("button", { name: "Add records" })).toBeEnabled();
    await choose(canvasElement, /^Column for Record ID/, "ticket");
    await expect(warning).not.toBeInTheDocument();
    await expect(canvas.getByText(/already exist with this ID are updated/)).toBeVisible();
  },
};

/** A column is called an id, but an id occurs twice: the page says why it cannot be chosen. */
export const IdRepeated: Story = {
  args: aReadPage({
    table: {
      ...tickets,
      idProblems: [{ column: "id", reason: "Line 5: “T-1” is already the ID of line 2." }],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = "The column “id” cannot be the record ID. Line 5: “T-1” is already the ID of line 2.";
    await expect(canvas.getByText(note)).toBeVisible();
    await choose(canvasElement, /^Import into/, "ticket-triage-2026 · support");
    await expect(await canvas.findByRole("button", { name: /^Column for Record ID/ })).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};
