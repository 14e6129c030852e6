import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { canTint } from "../tint";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { labels, report, reportSpans, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";
import { tintName } from "./text/paint";

const meta = {
  title: "Primitives/Annotation/Span highlighter/Gloss",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter-gloss",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), spans: reportSpans },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const tagsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>("[data-span]")];

/** The rectangles of all tinted ranges. */
function tinted(): DOMRect[] {
  return Array.from({ length: 12 }, (_, index) => CSS.highlights.get(tintName(index + 1))).flatMap((tints) =>
    [...(tints ?? [])].flatMap(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return [...range.getClientRects()];
    }),
  );
}

/** Each label ends before the tint of the next line begins. */
async function expectRoom(canvas: HTMLElement) {
  await waitFor(() => expect(tagsIn(canvas).length).toBeGreaterThan(0));
  await expect(canTint()).toBe(true);
  const rects = tinted();
  const covered = tagsIn(canvas).filter((tag) => {
    const { top, bottom, left, right } = tag.getBoundingClientRect();
    return rects.some((tint) => {
      const isBelow = tint.top > top;
      return isBelow && tint.top < bottom && tint.left < right && left < tint.right;
    });
  });
  await expect(covered.map((tag) => tag.textContent)).toEqual([]);
}

/** Four labels below each other reach exactly to the next line (library 2.3). */
export const FourLevels: Story = {
  parameters: { proves: [367] },
  play: async ({ canvasElement }) => expectRoom(canvasElement),
};

/** With one label per range the lines are closer, and the labels still have their room. */
export const OneLevel: Story = {
  args: {
    allowsOverlap: false,
    text: report.repeat(3),
    spans: [0, 1, 2].flatMap((occurrence) =>
      ["Norrland Energi AB", "Tuesday", "Kiruna", "Elin Sandqvist", "state aid"].map((quote) =>
        spanOn(report.repeat(3), quote, "organisation", occurrence),
      ),
    ),
  },
  play: async ({ canvasElement }) => expectRoom(canvasElement),
};

/** The labels take their ground from the page: here a coloured panel of the host (library 2.4). */
export const OnAnyGround: Story = {
  decorators: [
    (Shown) => (
      <div style={{ background: "color-mix(in oklab, Canvas, LightGreen 20%)", padding: "1rem" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement).length).toBeGreaterThan(0));
    const painted = tagsIn(canvasElement).filter(
      (tag) => !/, 0\)$/.test(getComputedStyle(tag).backgroundColor),
    );
    await expect(painted).toEqual([]);
  },
};

/** The labels of the last line lie within the highlighter, so they do not cover what follows without a margin (library 4.2). */
export const BeforeHeading: Story = {
  args: { labels, spans: reportSpans },
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <h2 style={{ margin: 0 }}>How clear is it?</h2>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement).length).toBeGreaterThan(0));
    const heading = within(canvasElement).getByRole("heading", { name: "How clear is it?" });
    const { top } = heading.getBoundingClientRect();
    const lowest = Math.max(...tagsIn(canvasElement).map((tag) => tag.getBoundingClientRect().bottom));
    await expect(lowest).toBeLessThanOrEqual(top);
    await expect(textIn(canvasElement).getBoundingClientRect().bottom).toBeGreaterThanOrEqual(lowest);
  },
};

// Shorter than their label, so that it has no room below the last one of a line.
const words = "Bo Ed Ör Al Ås Ro Hå Vi Ly Mo Ny Ry Sö Tå Ul Ek Fo Gå Id Ko Le Nä Pi Us".split(" ");
// With room for the label before, which would be covered otherwise.
const places = words.filter((_, index) => index % 3 === 2);

/** A label begins below its span, or ends with the line where the rest of the line is too short for it. */
export const AtEndsOfLines: Story = {
  args: {
    text: words.join(" "),
    spans: places.map((place) => spanOn(words.join(" "), place, "organisation")),
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: "16rem" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement)).toHaveLength(places.length));
    const { right: end = 0 } = tagsIn(canvasElement)[0]?.offsetParent?.getBoundingClientRect() ?? {};
    const placed = tagsIn(canvasElement).map((tag) => {
      const { left = 0 } = tag.previousElementSibling?.getBoundingClientRect() ?? {};
      const label = tag.getBoundingClientRect();
      return { spans: left, begins: label.left, latest: end - label.width };
    });
    for (const { spans, begins, latest } of placed)
      await expect(begins).toBeCloseTo(Math.min(spans, latest), 0);
    const labels = tagsIn(canvasElement).map((tag) => tag.getBoundingClientRect());
    for (const [place, { top, right }] of labels.entries()) {
      const next = labels[place + 1];
      if (next?.top === top) await expect(right).toBeLessThanOrEqual(next.left);
    }
    // Both cases occur.
    await expect(new Set(placed.map(({ spans, latest }) => spans > latest))).toEqual(new Set([true, false]));
  },
};

/** What a reader may set for all elements (WCAG 1.4.12). */
const spacing =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }";

/** Lines and labels follow the words when a reader changes the spacing of an open page, and still have their room. */
export const WiderSpacing: Story = {
  play: async ({ canvasElement }) => {
    await expectRoom(canvasElement);
    const lines = () =>
      tagsIn(canvasElement).map((tag) => tag.previousElementSibling?.getBoundingClientRect().left);
    const before = lines();
    const style = document.createElement("style");
    style.textContent = spacing;
    document.head.append(style);
    try {
      await waitFor(() => expect(lines()).not.toEqual(before));
      const words = tinted().map(({ left }) => Math.round(left));
      for (const left of lines()) await expect(words).toContain(Math.round(left ?? 0));
      await expectRoom(canvasElement);
    } finally {
      style.remove();
    }
  },
};

/** Also in a text of one line, which keeps its size. */
export const WiderSpacingInOneLine: Story = {
  args: { text: "Kiruna, Tuesday.", spans: [spanOn("Kiruna, Tuesday.", "Tuesday", "date")] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tagsIn(canvasElement)).toHaveLength(1));
    const lineAt = () => tagsIn(canvasElement)[0]?.previousElementSibling?.getBoundingClientRect().left ?? 0;
    canvasElement.style.letterSpacing = "0.5em";
    await waitFor(() => expect(lineAt()).toBeCloseTo(tinted()[0]?.left ?? 0, 0));
  },
};
