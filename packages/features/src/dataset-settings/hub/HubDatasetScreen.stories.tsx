import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aDraft, aDraftStore, aHubPage, aRow, rulings } from "./fixtures";
import { HubDatasetScreen } from "./HubDatasetScreen";
import { guide } from "./HubDatasetScreen.guide";
import type { CreationStep } from "./view-model";

const meta = {
  title: "Screens/Dataset from the hub",
  tags: ["beta", "screen"],
  component: HubDatasetScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aHubPage(),
} satisfies Meta<typeof HubDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const createDataset = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Create dataset" }));
const choose = async (canvasElement: HTMLElement, name: RegExp, option: string) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name }));
  await userEvent.click(await page().findByRole("option", { name: new RegExp(`^${option}`) }));
};
const inDialog = async () => within(await page().findByRole("dialog", { name: "Create dataset" }));

/** Several subsets and splits; a question was proposed for the column of labels. */
export const Default: Story = {};

/** The preview shows the record, the questions with what the hub suggests, the rows and the hub's viewer. */
export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [157, 158] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "court-rulings", level: 1 })).toBeVisible();
    await expect(canvas.getByText("Preview")).toBeVisible();
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(record.getByRole("heading", { name: "headline" })).toBeVisible();
    await expect(record.getByText(/wind-farm aid/)).toBeVisible();
    await expect(record.queryByRole("heading", { name: "id" })).not.toBeInTheDocument();
    const questions = within(canvas.getByRole("region", { name: /^Questions/ }));
    await expect(questions.getByRole("radio", { name: /^overturned/ })).toBeChecked();
    await expect(canvas.getByRole("table", { name: "Rows of train" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Viewer" }));
    await expect(canvas.getByTitle(/^Viewer of norrland-nlp/)).toBeVisible();
    // The controls that move and remove a question are beside its title.
    const order = within(canvas.getByRole("group", { name: "Order of questions" }));
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const title = middleOf(order.getByRole("heading", { name: /^outcome/ }));
    for (const name of [/^Move outcome/, /^Remove outcome/])
      await expect(Math.abs(middleOf(order.getByRole("button", { name })) - title)).toBeLessThan(3);
  },
};

/** The panes have their first sizes, and keep those that a user gave them. */
export const Panes: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [191] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const columns = canvas.queryByRole("separator", { name: "Resize preview and form" });
    if (!columns) return;
    await expect(columns).toHaveAttribute("aria-valuenow", "64");
    const rows = canvas.getByRole("separator", { name: "Resize record and rows" });
    await expect(rows).toHaveAttribute("aria-valuenow", "34");
    await expect(rows).toHaveAttribute("aria-valuemin", "30");
    rows.focus();
    await userEvent.keyboard("{End}");
    await expect(rows).toHaveAttribute("aria-valuenow", "70");
    await waitFor(() => expect(args.onLayout).toHaveBeenCalledWith({ hubRows: 70 }));
  },
};

/** Another subset has other columns, and its own draft. */
export const Subsets: Story = {
  parameters: { proves: [159, 160] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(args.onShow).toHaveBeenLastCalledWith("rulings_en", "train");
    await choose(canvasElement, /^Split/, "test");
    await expect(args.onShow).toHaveBeenLastCalledWith("rulings_en", "test");
    await choose(canvasElement, /^Subset/, "rulings_sv");
    await expect(args.onShow).toHaveBeenLastCalledWith("rulings_sv", "train");
    await expect(canvas.queryByRole("button", { name: /^Split/ })).not.toBeInTheDocument();
    await expect(canvas.getByText("2 of 3 columns")).toBeVisible();
    await expect(canvas.getByText("At least one question is required.")).toBeVisible();
    await choose(canvasElement, /^Subset/, "rulings_en");
    await expect(canvas.getByRole("button", { name: /^Split/ })).toHaveTextContent("test");
  },
};

/** One subset with one split needs no choice. */
export const OneSubset: Story = {
  args: { subsets: rulings.slice(1), data: { load: "ready", rows: [], facts: {} } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /^Subset/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Split/ })).not.toBeInTheDocument();
  },
};

/** The columns are put in order by keyboard, and one is not mapped; the first record follows. */
export const Columns: Story = {
  parameters: { proves: [161, 163, 165] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText("“id” identifies each record: importing it again updates the record."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Move id/ })).not.toBeInTheDocument();
    canvas.getByRole("button", { name: /^Move body, 2 of/ }).focus();
    await userEvent.keyboard("{ArrowUp}");
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    const titles = () => record.getAllByRole("heading").map(({ textContent }) => textContent);
    await expect(titles()).toEqual(["body", "headline"]);
    await choose(canvasElement, /^What headline becomes/, "No mapping");
    await expect(titles()).toEqual(["body"]);
    await expect(args.kept.write).toHaveBeenCalled();
  },
};

/** A question is added, becomes another type, and takes its suggestions from a column. */
export const Questions: Story = {
  parameters: { proves: [162, 177, 178] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
    await userEvent.click(await page().findByRole("menuitem", { name: "rating" }));
    const order = within(canvas.getByRole("group", { name: "Order of questions" }));
    await expect(order.getByRole("heading", { name: /^Rating 1/ })).toBeVisible();
    const shown = within(canvas.getByRole("region", { name: /^Questions/ }));
    await expect(shown.getAllByRole("radio", { name: /^(\d|10)$/ })).toHaveLength(11);
    canvas.getByRole("button", { name: /^Move Rating 1, 2 of 2/ }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("button", { name: /^Move Rating 1, 1 of 2/ })).toHaveFocus();
    const [type] = order.getAllByRole("button", { name: /^Type/ });
    await userEvent.click(type as HTMLElement);
    await userEvent.click(await page().findByRole("option", { name: "text" }));
    await expect(order.getByRole("heading", { name: /^Text 1/ })).toBeVisible();
    // The name follows the title, also after the type has changed.
    const [title] = order.getAllByRole("textbox", { name: /^Title/ });
    await userEvent.clear(title as HTMLElement);
    await userEvent.type(title as HTMLElement, "Why?");
    const [name] = order.getAllByRole("textbox", { name: "Name in code" });
    await expect(name).toHaveValue("why");
    await userEvent.clear(title as HTMLElement);
    await userEvent.type(title as HTMLElement, "Text 1");
    const [source] = order.getAllByRole("button", { name: /^Suggest from/ });
    await userEvent.click(source as HTMLElement);
    await userEvent.click(await page().findByRole("option", { name: "headline" }));
    // Nobody has given it a title: it takes that of the column, and keeps one of its own.
    const suggested = shown.getByRole<HTMLTextAreaElement>("textbox", { name: /^headline/ });
    await expect(suggested.value).toMatch(/wind-farm/);
    await expect(name).toHaveValue("headline");
    await userEvent.clear(title as HTMLElement);
    await userEvent.type(title as HTMLElement, "Why?");
    await userEvent.click(source as HTMLElement);
    await userEvent.click(await page().findByRole("option", { name: "body" }));
    await expect(title).toHaveValue("Why?");
  },
};

const span = {
  key: 0,
  name: "span_1",
  title: "Span 1",
  description: "",
  isRequired: true,
  settings: {
    type: "span" as const,
    field: "",
    options: ["person", "place"].map((value) => ({ value, text: value, description: null })),
    visible_options: null,
    allow_overlapping: true,
    allow_character_annotation: true,
  },
  column: undefined,
  isProposed: false,
};

/** A span question without a text field: the fault stands beside the button, which leads to it. */
export const Invalid: Story = {
  args: { kept: aDraftStore(aDraft([span])) },
  parameters: { proves: [166, 181, 182] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Some questions are invalid. Span 1: Choose a text field.")).toBeVisible();
    await createDataset(canvasElement);
    await expect(page().queryByRole("dialog")).not.toBeInTheDocument();
    await expect(canvasElement.ownerDocument.activeElement).toHaveAttribute("aria-invalid", "true");
  },
};

/** The first rows are being loaded. */
export const Loading: Story = { args: { data: { load: "loading", rows: [], facts: {} } } };

/** The hub has no rows to show. */
export const NoRows: Story = {
  args: { data: { load: "missing", rows: [], facts: {} } },
  parameters: { proves: [195] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const record = within(canvas.getByRole("region", { name: /^First record/ }));
    await expect(record.getByRole("heading", { name: "No preview" })).toBeVisible();
  },
};

/** The hub has sent only the start of a value. */
export const Truncated: Story = {
  args: {
    data: {
      load: "ready",
      rows: [
        {
          ...aRow({ id: "T-3311", outcome: null }),
          headline: { value: "Appeal court", text: "Appeal court…", isTruncated: true },
        },
      ],
      facts: {},
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/only the start of this value/)).toBeVisible();
  },
};

/** The dialog asks for name and workspace; of several the first is chosen. */
export const Create: Story = {
  parameters: { proves: [169, 187] },
  play: async ({ canvasElement, args }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("court-rulings");
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveFocus());
    await expect(dialog.getByRole("button", { name: /^Workspace/ })).toHaveTextContent("newsroom");
    await expect(dialog.getByText(/first 10,000 rows of rulings_en \/ train/)).toBeVisible();
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Name/ }));
    await expect(dialog.getByRole("button", { name: "Create dataset" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "rulings{Enter}");
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.kept.forget).toHaveBeenCalledOnce());
  },
};

/** With one workspace, there is nothing to choose. */
export const OneWorkspace: Story = {
  args: { workspaces: [{ id: "w1", name: "newsroom" }] },
  parameters: { proves: [168] },
  play: async ({ canvasElement }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await expect(dialog.getByText("Workspace: newsroom")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Workspace/ })).not.toBeInTheDocument();
  },
};

/** Without a workspace, the dialog shows a message, and an owner may name the first one. */
export const NoWorkspaces: Story = {
  args: { workspaces: [] },
  parameters: { proves: [167] },
  play: async ({ canvasElement, args }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await expect(dialog.getByText("Workspace: none")).toBeVisible();
    await expect(dialog.getByText(/There are no workspaces/)).toBeVisible();
    const create = dialog.getByRole("button", { name: "Create dataset" });
    await expect(create).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name of a new workspace/ }), "newsroom");
    await userEvent.click(create);
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
  },
};

const until = (step: CreationStep) =>
  fn(async (_draft: unknown, _facts: unknown, onStep: (step: CreationStep) => void) => {
    onStep(step);
    return await new Promise<undefined>(() => undefined);
  });

/** The dataset is being created: each step is shown. */
export const Creating: Story = {
  args: { onCreate: until("publish") },
  play: async ({ canvasElement }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Create dataset" }));
    const steps = within(await dialog.findByRole("list", { name: "Progress of the creation" }));
    await expect(steps.getByText("Add metadata").closest("li")).toHaveTextContent("done");
    await expect(steps.getByText("Publish").closest("li")).toHaveTextContent("running");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** A step has failed: what was created is gone again, the form stays, and the user can try again. */
export const Failed: Story = {
  args: {
    onCreate: fn(async (_draft: unknown, _facts: unknown, onStep: (step: CreationStep) => void) => {
      onStep("import");
      return { isNameTaken: false as const, message: "The import could not be started." };
    }),
  },
  parameters: { proves: [170] },
  play: async ({ canvasElement, args }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Create dataset" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("has been deleted again");
    const steps = within(dialog.getByRole("list", { name: "Progress of the creation" }));
    await expect(steps.getByText("Start the import").closest("li")).toHaveTextContent("failed");
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeEnabled();
    await expect(args.kept.forget).not.toHaveBeenCalled();
  },
};

/** The workspace has a dataset of this name. */
export const NameTaken: Story = {
  args: { onCreate: fn(async () => ({ isNameTaken: true as const })) },
  play: async ({ canvasElement }) => {
    await createDataset(canvasElement);
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Create dataset" }));
    await waitFor(() =>
      expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveAccessibleDescription(/already has/),
    );
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
