import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { SpanHighlighter } from "./SpanHighlighter";
import { guide } from "./SpanHighlighter.guide";
import { Controlled } from "./testing/Controlled";
import { arabic, japanese, report, reportSpans, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";

const meta = {
  title: "Primitives/Annotation/Span highlighter",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter",
  component: SpanHighlighter,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), spans: reportSpans },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const listIn = (canvas: HTMLElement) => within(within(canvas).getByRole("list", { name: "Marked spans" }));
const tags = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("[data-span] [data-word]")].map((tag) => tag.getAttribute("data-word"));

/** Four levels: a span within another one is nearer to the text; wrapped lines repeat their labels. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [367] },
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement);
    await waitFor(() => expect(tags(canvasElement)).toContain("Claim"));
    // The text is a single, unchanged text node.
    await expect(text.firstElementChild?.firstChild).toHaveProperty("data", report);
    const { lineHeight } = getComputedStyle(text.firstElementChild as Element);
    await expect(lineHeight).toBe("88px");
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(text).toHaveAttribute("aria-readonly", "true");
    await expect(text).toHaveAccessibleDescription(/Arrows move the caret/);
    await userEvent.tab();
    await expect(listIn(canvasElement).getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "13");
    await expect(
      listIn(canvasElement).getByRole("button", {
        name: /^Person: Commissioner Elin Sandqvist, characters 0 to 27/,
      }),
    ).toHaveFocus();
  },
};

/** Space for one line, if spans must not overlap. */
export const OneLabel: Story = {
  parameters: { proves: [367] },
  args: {
    allowsOverlap: false,
    spans: [
      spanOn(report, "Norrland Energi AB", "organisation"),
      spanOn(report, "€214 million", "money"),
      { ...spanOn(report, "state aid", "claim"), look: "suggested", score: "0.6" },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(tags(canvasElement)).toEqual(["Organisation", "Money", "… Money", "Claim 0.6"]),
    );
    const block = textIn(canvasElement).firstElementChild as Element;
    await expect(getComputedStyle(block).lineHeight).toBe("40px");
  },
};

/** The selected span is framed, its label is inverted, and each end has a grip. */
export const Selected: Story = {
  args: OneLabel.args ?? {},
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(canvasElement.querySelector("[data-span][data-selected]")).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-handle]")).toHaveLength(2));
  },
};

export const Crossing: Story = {
  parameters: { proves: [359] },
  args: {
    text: "Norrland Energi AB must repay €214 million in state aid.",
    spans: [
      { start: 0, end: 8, label: "place" },
      { start: 0, end: 18, label: "organisation" },
      { start: 9, end: 42, label: "claim" },
      { start: 24, end: 55, label: "event" },
      { start: 30, end: 42, label: "money" },
    ],
  },
};

/** However many labels are below the last line, the focus ring surrounds them (use A59). */
export const LastLine: Story = {
  args: Crossing.args ?? {},
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement);
    await waitFor(() => expect(tags(canvasElement)).toContain("Money"));
    // Focused as by keyboard, so that the focus ring is drawn.
    await userEvent.tab();
    await expect(text).toHaveFocus();
    const { outlineOffset, outlineStyle } = getComputedStyle(text);
    await expect(outlineStyle).not.toBe("none");
    const ring = text.getBoundingClientRect();
    for (const tag of canvasElement.querySelectorAll("[data-span] [data-word]")) {
      const { left, right, bottom } = tag.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(ring.bottom + Number.parseFloat(outlineOffset));
      await expect(left).toBeGreaterThanOrEqual(ring.left - Number.parseFloat(outlineOffset));
      await expect(right).toBeLessThanOrEqual(ring.right + Number.parseFloat(outlineOffset));
    }
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    text: arabic,
    spans: [
      spanOn(arabic, "محكمة الاستئناف في أوميو", "organisation"),
      spanOn(arabic, "يوم الثلاثاء", "date"),
    ],
  },
  play: async ({ canvasElement, args }) => {
    const text = textIn(canvasElement);
    await expect(text).toHaveAttribute("dir", "rtl");
    text.focus();
    // Forward is to the left.
    await userEvent.keyboard("{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}6");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [],
      added: [spanOn(arabic, "قضت", "person")],
    });
  },
};

/** Without spaces between words: word boundaries come from dictionaries, character boundaries need none. */
export const Cjk: Story = {
  parameters: { proves: [356] },
  args: { text: japanese, spans: [spanOn(japanese, "ウメオの控訴裁判所", "organisation")] },
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{ArrowRight>10/}{Shift>}{ArrowRight>3/}{/Shift}5");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [],
      added: [{ ...spanOn(japanese, "火曜日", "date") }],
    });
  },
};

/** Suggested spans: dashed and without a tint until a person has reviewed them. */
export const Pencilled: Story = {
  args: {
    spans: [
      { ...spanOn(report, "Kiruna", "place"), look: "pencilled", score: "0.9" },
      { ...spanOn(report, "Tuesday", "person"), look: "pencilled", score: "0.3" },
      { ...spanOn(report, "€214 million", "money"), look: "pencilled", score: "0.8" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText("3 suggested spans to review")).toBeVisible();
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt} ");
    await expect(said(canvasElement)).toHaveTextContent("Accepted Place: Kiruna");
    // Continue with the next one, which is removed.
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "remove",
      removed: [spanOn(report, "Tuesday", "person")],
      added: [],
    });
    const { top } = textIn(canvasElement).getBoundingClientRect();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Accept all" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "accept",
      removed: [],
      added: [spanOn(report, "€214 million", "money")],
    });
    await expect(within(canvasElement).queryByText(/to review/)).toBeNull();
    // The button is gone: the focus is in the text, which has not moved.
    await expect(textIn(canvasElement)).toHaveFocus();
    // What was done stands where the buttons were, and is announced.
    const bar = canvasElement.querySelector("[data-span-bar]:not([data-empty])");
    await expect(bar).toHaveTextContent(/^Accepted 1 spans$/);
    await expect(textIn(canvasElement).getBoundingClientRect().top).toBe(top);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}2{Delete}");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowDown}3{Delete}{Enter}");
    await expect(within(canvasElement).queryByRole("dialog")).toBeNull();
    await expect(listIn(canvasElement).getByRole("button", { name: /^Role: Commissioner,/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { text: "", spans: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("This text is empty")).toBeVisible();
    await expect(within(canvasElement).queryByRole("textbox")).toBeNull();
  },
};

export const WithoutSpans: Story = {
  args: { spans: [] },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(said(canvasElement)).toHaveTextContent("No span here");
  },
};

const long = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${report}`).join("\n");

const manyArabic = `${arabic} `.repeat(300);
const manyEnglish = `${report} `.repeat(120);

/** A paragraph that is laid out in many blocks has the direction of its first letter in each of them. */
export const LongParagraph: Story = {
  parameters: { proves: [315] },
  args: { text: manyEnglish + manyArabic + manyEnglish, spans: [] },
  play: async ({ canvasElement }) => expect(alignments(canvasElement)).toEqual(new Set(["left"])),
};
export const LongParagraphRtl: Story = {
  parameters: { proves: [315] },
  args: { text: manyArabic + manyEnglish + manyArabic, spans: [] },
  play: async ({ canvasElement }) => expect(alignments(canvasElement)).toEqual(new Set(["right"])),
};

/** At which side the last lines of the blocks begin, as far as they are not full. */
function alignments(canvas: HTMLElement): Set<string> {
  const sides = [...textIn(canvas).children].map((block) => {
    const range = document.createRange();
    range.selectNodeContents(block.firstChild ?? block);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const line = rects.filter((rect) => rect.bottom > bottom - 10);
    const { left, right } = block.getBoundingClientRect();
    const atLeft = Math.min(...line.map((rect) => rect.left)) - left;
    const atRight = right - Math.max(...line.map((rect) => rect.right));
    if (Math.abs(atLeft - atRight) < 40) return "full";
    return atLeft < atRight ? "left" : "right";
  });
  return new Set(sides.filter((side) => side !== "full"));
}

/** Long texts are laid out in blocks; search, selection and copying work on the whole text. */
export const LongText: Story = {
  args: {
    text: long,
    spans: Array.from({ length: 200 }, (_, index) =>
      spanOn(long, "Norrland Energi AB", "organisation", index),
    ),
  },
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement);
    await expect(text.childElementCount).toBeGreaterThan(2);
    await expect(text.textContent?.length).toBe(long.length);
    // The gloss of distant blocks is not drawn, but their spans are listed.
    await waitFor(() => expect(tags(canvasElement).length).toBeGreaterThan(5));
    await expect(listIn(canvasElement).getAllByRole("listitem")).toHaveLength(40);
    text.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{End}");
    await expect(document.activeElement?.parentElement).toHaveAttribute("aria-posinset", "200");
    // The last one is brought into sight and drawn.
    await waitFor(() => expect(canvasElement.querySelector("[data-span][data-selected]")).toBeVisible());
    await userEvent.keyboard("{Escape}{Control>}a{/Control}");
    const clipboard = new DataTransfer();
    text.dispatchEvent(
      new ClipboardEvent("copy", { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await expect(clipboard.getData("text/plain")).toBe(long);
  },
};

export const AllStates: Story = allStates(
  meta,
  { Default, OneLabel, Crossing, Rtl, Cjk, Pencilled, ReadOnly, Empty, WithoutSpans },
  "wide",
);
