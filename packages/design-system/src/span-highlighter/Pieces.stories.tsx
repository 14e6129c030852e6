import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";

const { start, end } = spanOn(report, "inquiry", "event");
const joined = { ...spanOn(report, "Kiruna", "event"), pieces: [{ start, end }] };
const person = spanOn(report, "Elin Sandqvist", "person");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Pieces",
  id: "primitives-span-highlighter-pieces",
  tags: ["beta", "annotation"],
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), activeLabel: undefined, allowsPieces: true, spans: [joined, person] },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);
const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const picker = async () => within(await within(document.body).findByRole("dialog"));

async function drag(text: HTMLElement, quote: string, ctrlKey = false) {
  const node = text.firstElementChild?.firstChild as Text;
  const from = node.data.indexOf(quote);
  fireEvent.pointerDown(text, { button: 0, pointerType: "mouse", ctrlKey });
  document.getSelection()?.setBaseAndExtent(node, from, node, from + quote.length);
  fireEvent.pointerUp(text, { button: 0, pointerType: "mouse", ctrlKey });
}

/** One span of two pieces: one label, one entry of the list, a dotted line through the gap. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-span]")).toHaveLength(2));
    await expect(canvasElement.querySelectorAll('[data-part="gap"]')).not.toHaveLength(0);
    await expect(listed(canvasElement)).toEqual([
      "Person: Elin Sandqvist, characters 13 to 27",
      "Event: Kiruna … inquiry, characters 39 to 63, 2 pieces",
    ]);
  },
};

/** By the keyboard: plus in the list, select, Enter. The arrows choose a piece, Shift and the arrows move its end. */
export const Keyboard: Story = {
  args: { spans: [spanOn(report, "Kiruna", "event")] },
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}+");
    await expect(said(canvasElement)).toHaveTextContent("Select what belongs to Kiruna");
    await expect(textIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Control>}{ArrowRight>2/}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "addPiece",
      removed: [spanOn(report, "Kiruna", "event")],
      added: [joined],
    });
    await expect(listed(canvasElement)).toEqual(["Event: Kiruna … inquiry, characters 39 to 63, 2 pieces"]);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowRight}");
    await expect(said(canvasElement)).toHaveTextContent("Piece 2 of 2: inquiry");
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(listed(canvasElement)).toEqual([
      "Event: Kiruna … inquiry in, characters 39 to 66, 2 pieces",
    ]);
    await userEvent.keyboard("{Enter}");
    const open = await picker();
    await userEvent.click(open.getByRole("button", { name: "Remove the piece Kiruna" }));
    await expect(listed(canvasElement)).toEqual(["Event: inquiry in, characters 56 to 66"]);
  },
};

/** By pointer: the menu of a span, or Ctrl while other words are selected. Each piece has grips. */
export const Pointer: Story = {
  args: { spans: [spanOn(report, "Kiruna", "event")] },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    await userEvent.click((await picker()).getByRole("button", { name: "Add a piece" }));
    await expect(
      await within(canvasElement).findByText("Select what belongs to Kiruna", { selector: "div *" }),
    ).toBeVisible();
    await drag(textIn(canvasElement), "inquiry");
    await waitFor(() => expect(listed(canvasElement)[0]).toMatch(/Kiruna … inquiry,/));
    await drag(textIn(canvasElement), "2020", true);
    await waitFor(() => expect(listed(canvasElement)[0]).toMatch(/Kiruna … inquiry … 2020,.*3 pieces$/));
    await expect(canvasElement.querySelectorAll("[data-handle]")).toHaveLength(6);
  },
};

/** Escape ends it without a change. */
export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}+");
    await within(canvasElement).findByRole("button", { name: "Cancel" });
    await userEvent.keyboard("{Escape}");
    await expect(within(canvasElement).queryByRole("button", { name: "Cancel" })).toBeNull();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}6");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "mark" }));
  },
};

const filler = "Nothing of interest was said on the following days. ".repeat(8);
const long = `Norrland ruled. ${filler}Energi and so on.`;
const energi = spanOn(long, "Energi", "organisation");

/** Pieces that are far apart repeat the label after dots instead. */
export const FarApart: Story = {
  args: {
    text: long,
    spans: [
      { ...spanOn(long, "Norrland", "organisation"), pieces: [{ start: energi.start, end: energi.end }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const words = [...canvasElement.querySelectorAll("[data-word]")].map((one) =>
        one.getAttribute("data-word"),
      );
      expect(words).toEqual(["Organisation …", "… Organisation"]);
    });
    await expect(canvasElement.querySelector('[data-part="gap"]')).toBeNull();
  },
};

/** Without the property, spans with pieces are shown, and get no further ones. */
export const NotOffered: Story = {
  args: { allowsPieces: false },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}+{Enter}");
    await expect((await picker()).queryByRole("button", { name: /piece/ })).toBeNull();
  },
};

export const Framed: Story = {
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowDown}");
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-handle]")).toHaveLength(4));
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    text: "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ.",
    spans: [{ start: 4, end: 9, label: "organisation", pieces: [{ start: 23, end: 28 }] }],
  },
};

export const AllStates: Story = allStates(meta, { Default, FarApart, Rtl }, "wide");
