import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { arabic, report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";
import { foundTint } from "./text/paint";

const long = Array.from({ length: 60 }, (_, index) => `${index + 1}. 😀 ${report}`).join("\n");
const longArabic = Array.from({ length: 90 }, (_, index) => `${index + 1}. ${arabic}`).join("\n");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Find in text",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter-find",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), text: long },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

// Browsers give the element its role, but the testing library does not know it yet.
const searchIn = (canvas: HTMLElement) => canvas.querySelector("search");
const bar = (canvas: HTMLElement) => within(searchIn(canvas) ?? canvas);

async function find(canvas: HTMLElement, query?: string) {
  await userEvent.click(await within(canvas).findByRole("button", { name: "Find in text" }));
  const field = bar(canvas).getByRole("textbox", { name: "Find in this text" });
  await expect(field).toHaveFocus();
  if (query) await userEvent.keyboard(query);
}

/** A text of more than one or two screens can be searched. */
export const Default: Story = {};

/** A short text is completely visible: there is no search, and the browser handles the key. */
export const Short: Story = {
  args: { text: report },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Find in text" })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => find(canvasElement),
};

/** Ignores case and searches blocks without a layout. Enter goes to the next match, Shift+Enter back; both wrap. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, "norrland e");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("1 of 60");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("3 of 60");
    await userEvent.keyboard("{Shift>}{Enter>3/}{/Shift}");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("60 of 60");
    await waitFor(() => expect(canvasElement.querySelector('[data-part="found"]')).toBeVisible());
    await expect(CSS.highlights.get(foundTint)?.size).toBe(60);
  },
};

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, "nörrland");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("Not found");
    await userEvent.keyboard("{Enter}");
    await expect(canvasElement.querySelector('[data-part="found"]')).toBeNull();
  },
};

/** Escape selects the match in the text, so that a digit marks it. */
export const MarkFound: Story = {
  play: async ({ canvasElement, args }) => {
    await find(canvasElement, "energi{Enter}{Enter}{Escape}");
    await expect(searchIn(canvasElement)).toBeNull();
    await expect(textIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard("2");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [],
      added: [spanOn(long, "Energi", "money", 2)],
    });
    await expect(CSS.highlights.get(foundTint)?.size ?? 0).toBe(0);
  },
};

/** The key opens it from the text, with the words that are selected there. */
export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Home}{ArrowRight>2/}{Shift>}{ArrowLeft}{/Shift}f{/Control}");
    await expect(bar(canvasElement).getByRole("textbox")).toHaveValue("Commissioner");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("1 of 60");
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { text: longArabic },
  play: async ({ canvasElement }) => {
    await find(canvasElement, "الثلاثاء{Enter}");
    await expect(bar(canvasElement).getByRole("status")).toHaveTextContent("2 of 90");
  },
};

/** Beside suggested spans to review. */
export const WithSuggestions: Story = {
  args: { spans: [{ ...spanOn(long, "Kiruna", "place"), look: "pencilled", score: "0.9" }] },
  play: async ({ canvasElement }) => {
    await find(canvasElement, "kiruna");
    await expect(within(canvasElement).getByText("1 suggested spans to review")).toBeVisible();
  },
};

/** A search text longer than the field, on a phone. */
export const LongText: Story = {
  play: async ({ canvasElement }) =>
    find(canvasElement, "norrland energi ab must repay €214 million in state aid"),
};
