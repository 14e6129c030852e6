import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StorageBanner } from "../shell";
import { aHome, somePython } from "./fixtures";
import { HomeScreen } from "./HomeScreen";

const meta = {
  title: "Screens/Home margin",
  tags: ["stable", "screen"],
  component: HomeScreen,
  parameters: { layout: "fullscreen" },
  args: aHome(),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Annotators see guides for answering, and nothing that creates datasets or records. */
export const ForAnnotator: Story = {
  args: { isManager: false },
  parameters: { proves: [104, 105, 106] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const margin = within(canvas.getByRole("complementary"));
    await expect(margin.getByRole("link", { name: "Answer records with the keyboard" })).toHaveAttribute(
      "href",
      "#answering",
    );
    await expect(margin.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /Add records/ })).not.toBeInTheDocument();
  },
};

/** The import unfolds to one field; an empty one cannot be sent, and an unreadable repository shows an error. */
export const HubImport: Story = {
  args: {
    hub: { onImport: fn(async () => "Can’t load repository"), onOpen: fn() },
  },
  parameters: { proves: [4, 100, 109] },
  play: async ({ canvasElement, args }) => {
    const margin = within(within(canvasElement).getByRole("complementary"));
    await expect(margin.queryByRole("textbox")).not.toBeInTheDocument();
    const unfold = margin.getByRole("button", { name: "Import from Hugging Face" });
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    const field = margin.getByRole("textbox", { name: "Repository" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(" {Enter}");
    await expect(args.hub.onImport).not.toHaveBeenCalled();
    await userEvent.keyboard("norrland-nlp/rulings{Enter}");
    await expect(args.hub.onImport).toHaveBeenCalledWith("norrland-nlp/rulings");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Can’t load repository"));
  },
};

/** Three repositories to begin with, each with a button that opens it. */
export const HubExamples: Story = {
  parameters: { proves: [8, 101, 488] },
  play: async ({ canvasElement, args }) => {
    const margin = within(within(canvasElement).getByRole("complementary"));
    const examples = margin.getAllByRole("button", { name: /rows/ });
    await expect(examples).toHaveLength(3);
    for (const example of examples) await expect(example.querySelector("svg")).toBeVisible();
    await userEvent.click(margin.getByRole("button", { name: /^stanfordnlp/ }));
    await expect(args.hub.onOpen).toHaveBeenCalledWith("stanfordnlp/imdb");
  },
};

/** Each example has its task, its tags and its size. */
export const HubExampleFacts: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [9, 10, 11] },
  play: async ({ canvasElement }) => {
    const margin = within(within(canvasElement).getByRole("complementary"));
    const names = [
      /^stanfordnlp\/imdb 100K rows Sentiment classification text classification$/,
      /^databricks\/databricks-dolly-15k 15K rows Question answering instructions answers$/,
      /^dvilasuero\/finepersonas-v0.1-tiny-flux-schnell 350 rows Text to image images prompts$/,
    ];
    for (const name of names) await expect(margin.getByRole("button", { name })).toBeVisible();
  },
};

/** The code that creates a dataset: the key is hidden, and copied with the code. */
export const Snippet: Story = {
  parameters: { proves: [102, 104] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const margin = within(canvas.getByRole("complementary"));
    await expect(margin.getByRole("link", { name: "Choose a question type" })).toBeVisible();
    await userEvent.click(margin.getByRole("button", { name: "Show code" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Import from Python" }));
    const code = await dialog.findByText(/import argilla as rg/);
    await expect(code).toHaveTextContent('api_url="https://glossa.example.org"');
    await expect(code).toHaveTextContent('api_key="••••••••••••"');
    await expect(document.body.textContent).not.toContain("argilla.apikey");
    await expect(dialog.queryByText(/Hugging Face Space/)).not.toBeInTheDocument();
  },
};

/** The server runs in a space of the hub, which may be private. */
export const SnippetOnHub: Story = {
  args: { python: somePython({ isOnHub: true }) },
  parameters: { proves: [103] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show code" }));
    await expect(await within(document.body).findByText(/runs in a Hugging Face Space/)).toBeVisible();
  },
};

/** Records are added from files, or with code that names the fields of the dataset. */
export const SnippetOfDataset: Story = {
  parameters: { proves: [107] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add records to court-rulings-entities" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    const titles = dialog.getAllByRole("heading").map(({ textContent }) => textContent);
    await expect(titles).toEqual(["Add records to court-rulings-entities", "From files", "From Python"]);
    const toFiles = dialog.getByRole("link", { name: "Add records from files" });
    await waitFor(() => expect(toFiles).toHaveFocus());
    await expect(toFiles.getAttribute("href")).toMatch(/^\/datasets\/import\?dataset=./);
    const code = await dialog.findByText(/import argilla as rg/);
    await expect(code).toHaveTextContent('client.datasets(name="court-rulings-entities", workspace="legal")');
    await expect(code).toHaveTextContent('"subject": "…", "message": "…"');
  },
};

/** Without the key there is no code; loading it again may help. */
export const SnippetFailed: Story = {
  args: { python: somePython({ loadApiKey: () => Promise.reject(new TypeError("no network")) }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show code" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The code could not be loaded");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
};

/** The server will lose its data: owners and admins learn what they can do about it. */
export const StorageWarning: Story = {
  args: { banner: <StorageBanner isManager onDismiss={() => undefined} /> },
  parameters: { proves: [110, 111] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Turn on persistent storage/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Learn more" })).toHaveAttribute("target", "_blank");
  },
};

/** Annotators see only the state. */
export const StorageWarningForAnnotator: Story = {
  args: { isManager: false, banner: <StorageBanner isManager={false} onDismiss={() => undefined} /> },
  parameters: { proves: [111] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/will be lost when it restarts/)).toBeVisible();
    await expect(canvas.queryByText(/Turn on persistent storage/)).not.toBeInTheDocument();
  },
};

/** A dataset that was begun and not published is found again. */
export const UnfinishedDataset: Story = {
  args: { unfinishedDataset: "support-tickets" },
  play: async ({ canvasElement, args }) => {
    const margin = within(within(canvasElement).getByRole("complementary"));
    await expect(margin.getByText(/“support-tickets” has not been published/)).toBeVisible();
    await expect(margin.queryByRole("button", { name: "Create dataset" })).not.toBeInTheDocument();
    await userEvent.click(margin.getByRole("button", { name: "Continue" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
