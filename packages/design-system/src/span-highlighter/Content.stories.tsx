import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type RefObject, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Markdown } from "../markdown";
import { applyChange, type SpanChange } from "./engine/changes";
import type { TextSpan } from "./engine/spans";
import type { SpanHighlighterHandle } from "./highlighter-props";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, spanOn, words } from "./testing/fixtures";

const handle = createRef<SpanHighlighterHandle>() as RefObject<SpanHighlighterHandle | null>;

const shown = [
  "The ruling",
  "On Tuesday the Court of Appeal in Umeå 😀 ruled that",
  "Norrland Energi AB must repay",
  "the town waits",
  "Party",
  "Amount",
  "Norrland",
  "€214 million",
].join("\n");

/** Headings, inline elements, a list and a table. */
const article = (
  <article>
    <h3>The ruling</h3>
    <p>
      On Tuesday the <strong>Court of Appeal</strong> in <em>Umeå</em> 😀 ruled that
    </p>
    <ul>
      <li>
        <a href="#norrland">Norrland Energi AB</a> must repay
      </li>
      <li>the town waits</li>
    </ul>
    <table>
      <tbody>
        <tr>
          <th scope="col">Party</th>
          <th scope="col">Amount</th>
        </tr>
        <tr>
          <td>Norrland</td>
          <td>€214 million</td>
        </tr>
      </tbody>
    </table>
  </article>
);

const paragraphs = Array.from({ length: 100 }, (_, index) => `number ${index}`).map((number) => (
  <p key={number}>
    The paragraph with the <em>{number}</em> says what all of them say: nothing new.
  </p>
));

const markdown = "## The ruling\n\nThe **Court** in *Umeå* ruled.";
const markdownWords = { copy: "Copy", copied: "Copied", badFormula: "Wrong formula", noImage: "No image" };

interface PageProps {
  initial: TextSpan[];
  onChange: (change: SpanChange) => void;
  isMarkdown?: boolean;
  isLong?: boolean;
}

/** A page that has its own content marked, and can change it. */
function Page({ initial, onChange, isMarkdown = false, isLong = false }: PageProps) {
  const [spans, setSpans] = useState(initial);
  const [isLonger, setIsLonger] = useState(false);
  return (
    <>
      <h2 id="content">Article</h2>
      <SpanHighlighter
        {...{ words, labels, spans }}
        ref={handle}
        labelId="content"
        allowsOverlap
        onChange={(change) => {
          setSpans((before) => applyChange(before, change));
          onChange(change);
        }}
      >
        {isMarkdown ? <Markdown text={markdown} words={markdownWords} /> : article}
        {isLong && paragraphs}
        {isLonger && <p>Later news</p>}
      </SpanHighlighter>
      <Button size="sm" onClick={() => setIsLonger(true)}>
        More
      </Button>
    </>
  );
}

const court = spanOn(shown, "Court of Appeal in Umeå", "organisation");
const norrland = spanOn(shown, "Norrland", "organisation", 1);

const meta = {
  title: "Primitives/Annotation/Span highlighter/Content",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-content",
  component: Page,
  args: { initial: [court, spanOn(shown, "Umeå", "place"), norrland], onChange: fn() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const tags = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>("[data-span]")];
const textIn = (canvas: HTMLElement) => within(canvas).getByRole("textbox", { name: "Article" });
const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);

/** Offsets are those of the text that is shown, with a line break between paragraphs, items and cells. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tags(canvasElement)).toHaveLength(3));
    await expect(handle.current?.getText()).toBe(shown);
    await expect(listed(canvasElement)[0]).toMatch(/^Organisation: Court of Appeal in Umeå/);
    const cell = within(canvasElement).getByRole("cell", { name: "Norrland" }).getBoundingClientRect();
    const inCell = tags(canvasElement).at(-1)?.getBoundingClientRect();
    await expect(inCell && inCell.left >= cell.left && inCell.top < cell.bottom + 2).toBe(true);
  },
};

/** A caret and a pointer mark across inline elements; the elements of the page stay as they are. */
export const Marked: Story = {
  args: { initial: [] },
  play: async ({ canvasElement, args }) => {
    const before = canvasElement.querySelector("article")?.outerHTML;
    await waitFor(() => expect(handle.current?.getText()).toBe(shown));
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{ArrowRight>4/}{Shift>}{ArrowRight>5/}{/Shift}{/Control}1");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [],
      added: [spanOn(shown, "the Court of Appeal in", "organisation")],
    });
    const node = within(canvasElement).getByText("€214 million").firstChild as Text;
    fireEvent.pointerDown(textIn(canvasElement), { button: 0, pointerType: "mouse" });
    document.getSelection()?.setBaseAndExtent(node, 1, node, node.length);
    fireEvent.pointerUp(textIn(canvasElement), { button: 0, pointerType: "mouse" });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await userEvent.click(await within(document.body).findByRole("option", { name: /Money/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: "mark", added: [expect.objectContaining({ label: "money" })] }),
    );
    await expect(canvasElement.querySelector("article")?.outerHTML).toBe(before);
  },
};

/** Content that changes is read again, and its spans are drawn where they are then. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tags(canvasElement)).toHaveLength(3));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await waitFor(() => expect(handle.current?.getText()).toBe(`${shown}\nLater news`));
    await expect(tags(canvasElement)).toHaveLength(3);
  },
};

/** Markdown of the design system. */
export const OfMarkdown: Story = {
  args: { initial: [{ start: 15, end: 20, label: "organisation" }], isMarkdown: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(handle.current?.getText()).toMatch(/^The ruling\nThe Court in Umeå ruled\.$/));
    await waitFor(() =>
      expect(listed(canvasElement)[0]).toMatch(/^Organisation: Court, characters 15 to 20/),
    );
  },
};

/** Long content has the search, too. */
export const Searched: Story = {
  args: { isLong: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Find in text" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Find in this text" }), "number 77");
    await expect(canvas.getByText("1 of 1")).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="found"]')).toBeVisible());
  },
};
