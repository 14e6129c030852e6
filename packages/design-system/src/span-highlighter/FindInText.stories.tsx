import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Controlled } from "./Controlled";
import { arabic, report, spanOn } from "./fixtures";
import { foundTint } from "./paint";
import { SpanHighlighter } from "./SpanHighlighter";
import { setup, textIn } from "./story-setup";

const long = Array.from({ length: 60 }, (_, index) => `${index + 1}. 😀 ${report}`).join("\n");
const longArabic = Array.from({ length: 90 }, (_, index) => `${index + 1}. ${arabic}`).join("\n");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Find in text",
  id: "primitives-span-highlighter-find",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), text: long },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

// The element has its role in browsers, and not yet in the library that looks for roles here.
const searchIn = (canvas: HTMLElement) => canvas.querySelector("search");
const bar = (canvas: HTMLElement) => within(searchIn(canvas) ?? canvas);

async function find(canvas: HTMLElement, wanted?: string) {
  await userEvent.click(within(canvas).getByRole("button", { name: "Find in text" }));
  const field = bar(canvas).getByRole("textbox", { name: "Find in this text" });
  await expect(field).toHaveFocus();
  if (wanted) await userEvent.keyboard(wanted);
}

/** A text of more than a screen or two can be searched. */
export const Default: Story = {};

/** A short one is seen whole: there is no search, and the key is the browser's. */
export const Short: Story = {
  args: { text: report },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Find in text" })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => find(canvasElement),
};

/** Capitals or not, in blocks that are not laid out, too; Enter goes on, Shift and Enter back, around the ends. */
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

/** Escape leaves what was found selected in the text: a digit marks it, counted in code points. */
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

/** Beside spans that wait for a look. */
export const WithSuggestions: Story = {
  args: { spans: [{ ...spanOn(long, "Kiruna", "place"), look: "pencilled", score: "0.9" }] },
  play: async ({ canvasElement }) => {
    await find(canvasElement, "kiruna");
    await expect(within(canvasElement).getByText("1 suggested spans to look at")).toBeVisible();
  },
};

/** Longer words than the field shows, on the screen of a phone. */
export const LongText: Story = {
  play: async ({ canvasElement }) =>
    find(canvasElement, "norrland energi ab must repay €214 million in state aid"),
};
