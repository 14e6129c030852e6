import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type RefObject } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import type { SpanHighlighterHandle } from "./highlighter-props";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { labels, report, reportSpans, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";
import { lockedTint } from "./text/paint";

const handle = createRef<SpanHighlighterHandle>() as RefObject<SpanHighlighterHandle | null>;
const kiruna = spanOn(report, "Kiruna", "place");
const tuesday = spanOn(report, "Tuesday", "date");

const meta = {
  title: "Primitives/Annotation/Span highlighter/In a page",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-host",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), ref: handle, allowsOverlap: false, spans: [kiruna, tuesday] },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const tags = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("[data-span] [data-word]")].map((tag) => tag.getAttribute("data-word"));

function middleOf(canvas: HTMLElement, quote: string) {
  const node = textIn(canvas).firstElementChild?.firstChild as Text;
  const range = document.createRange();
  range.setStart(node, node.data.indexOf(quote));
  range.setEnd(node, node.data.indexOf(quote) + quote.length);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** The page gets the span under the pointer, a press and the framed span, and may keep the picker closed (library 5.6). */
export const Events: Story = {
  args: { onSpanHover: fn(), onSpanSelect: fn(), onSpanClick: fn(() => false) },
  play: async ({ canvasElement, args }) => {
    const text = textIn(canvasElement);
    await waitFor(() => expect(tags(canvasElement)).toEqual(["Place", "Date"]));
    fireEvent.pointerMove(text, middleOf(canvasElement, "Kiruna"));
    await waitFor(() => expect(args.onSpanHover).toHaveBeenLastCalledWith(kiruna));
    fireEvent.pointerMove(text, middleOf(canvasElement, "opened"));
    await waitFor(() => expect(args.onSpanHover).toHaveBeenLastCalledWith(undefined));
    const press = { ...middleOf(canvasElement, "Tuesday"), button: 0, pointerType: "mouse" };
    fireEvent.pointerDown(text, press);
    fireEvent.pointerUp(text, press);
    await waitFor(() => expect(args.onSpanClick).toHaveBeenCalledWith(tuesday, expect.any(PointerEvent)));
    await waitFor(() => expect(args.onSpanSelect).toHaveBeenLastCalledWith(tuesday));
    await expect(within(document.body).queryByRole("dialog")).toBeNull();
  },
};

const long = Array.from({ length: 120 }, (_, index) => `${index + 1}. ${report}`).join("\n");
const last = spanOn(long, "Umeå", "place", 119);

/** The page scrolls to a span, frames it, and asks which one is at a point. */
export const ByReference: Story = {
  args: { text: long, spans: [spanOn(long, "Umeå", "place"), last], onSpanSelect: fn() },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(tags(canvasElement)).toEqual(["Place"]));
    await waitFor(async () => {
      handle.current?.scrollToSpan(last);
      await expect(tags(canvasElement)).toContain("Place");
      const tag = canvasElement.querySelector(`[data-span="${last.start}-${last.end}-place"]`);
      const { top = -1, bottom = 0 } = tag?.getBoundingClientRect() ?? {};
      await expect(top > 0 && bottom < window.innerHeight).toBe(true);
    });
    const tag = canvasElement.querySelector(`[data-span="${last.start}-${last.end}-place"]`);
    const { left = 0, top = 0 } = tag?.getBoundingClientRect() ?? {};
    await expect(handle.current?.getSpanAt(left + 4, top + 4)).toEqual(last);
    await expect(handle.current?.getSpanAt(0, 0)).toBeUndefined();
    handle.current?.selectSpan(last);
    await waitFor(() => expect(args.onSpanSelect).toHaveBeenLastCalledWith(last));
    handle.current?.selectSpan(undefined);
    await waitFor(() => expect(args.onSpanSelect).toHaveBeenLastCalledWith(undefined));
  },
};

const isPlace = ({ label }: { label: string }) => label === "place";

/** A filter hides spans from the text and from the list; a new span still replaces the hidden ones that it overlaps. */
export const Filtered: Story = {
  args: { filter: isPlace },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(tags(canvasElement)).toEqual(["Place"]));
    await expect(within(canvasElement).getByRole("list", { name: "Marked spans" }).children).toHaveLength(1);
    handle.current?.focusText();
    const words = "Commissioner Elin Sandqvist opened the Kiruna wind-farm inquiry in 2020. On".split(
      /[ -]/,
    ).length;
    await userEvent.keyboard(`{Control>}{ArrowRight>${words}/}{Shift>}{ArrowRight}{/Shift}{/Control}4`);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [tuesday],
      added: [{ ...tuesday, label: "place" }],
    });
  },
};

/** Parts that may not be marked are grey; a selection that touches them marks nothing, which is announced. */
export const Locked: Story = {
  args: { labels, spans: reportSpans.slice(0, 3), lockedRanges: [{ start: 0, end: 12 }] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(CSS.highlights.get(lockedTint)?.size).toBe(1));
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight>2/}{/Shift}{/Control}3");
    await expect(said(canvasElement)).toHaveTextContent("This part can't be marked");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{ArrowRight>3/}{Shift>}{ArrowRight}{/Shift}{/Control}3");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
