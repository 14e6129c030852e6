import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { forgetHoldHint } from "./editing/use-hold-hint";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { labels, report, reportSpans, spanOn } from "./testing/fixtures";
import { drag, setup, textIn } from "./testing/story-setup";

const meta = {
  title: "Primitives/Annotation/Span highlighter/Actions",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter-actions",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), activeLabel: undefined },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);
const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const picker = () => within(document.body).findByRole("dialog");

/** By the keyboard: select, a digit marks; the list relabels, moves borders, removes. */
export const Keyboard: Story = {
  parameters: { proves: [357, 358] },
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight>3/}{/Shift}{/Control}");
    await expect(said(canvasElement)).toHaveTextContent("Commissioner Elin Sandqvist, selected");
    await userEvent.keyboard("6");
    await expect(said(canvasElement)).toHaveTextContent(
      "Marked Person: Commissioner Elin Sandqvist, characters 0 to 27",
    );
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Shift>}{ArrowLeft}{/Shift}");
    await expect(listed(canvasElement)).toEqual(["Person: Commissioner Elin, characters 0 to 17"]);
    await userEvent.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}7");
    await expect(listed(canvasElement)).toEqual(["Role: Elin, characters 13 to 17"]);
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "remove",
      removed: [spanOn(report, "Elin", "role")],
      added: [],
    });
    await expect(textIn(canvasElement)).toHaveFocus();
  },
};

/** With an active label, releasing the button marks the selection, extended to whole words. */
export const Dragged: Story = {
  parameters: { proves: [355, 363, 364] },
  args: { activeLabel: "organisation" },
  play: async ({ canvasElement, args }) => {
    await drag(textIn(canvasElement), "rland Ener");
    const span = spanOn(report, "Norrland Energi", "organisation");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ kind: "mark", removed: [], added: [span] }),
    );
    // One label at a time: marking the same text again does not add a span.
    await drag(textIn(canvasElement), "rland Ener");
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent("Nothing to change"));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const SingleCharacters: Story = {
  parameters: { proves: [356] },
  args: { activeLabel: "organisation" },
  play: async ({ canvasElement, args }) => {
    await drag(textIn(canvasElement), "rland Ener", true);
    const span = spanOn(report, "rland Ener", "organisation");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ kind: "mark", removed: [], added: [span] }),
    );
  },
};

/** Without an active label the picker opens; the last label stays active. */
export const NewWords: Story = {
  play: async ({ canvasElement, args }) => {
    await drag(textIn(canvasElement), "Kiruna");
    const dialog = within(await picker());
    await expect(dialog.getByRole("option", { name: /Organisation/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown>3/}{Enter}");
    await expect(listed(canvasElement)).toEqual(["Place: Kiruna, characters 39 to 45"]);
    await expect(args.onActiveLabel).toHaveBeenLastCalledWith("place");
    await expect(textIn(canvasElement)).toHaveFocus();
  },
};

/** A digit in the picker ends the selection: the next one marks nothing, and the page handles Enter after the span. */
export const NewWordsByDigit: Story = {
  args: { allowsOverlap: true },
  play: async ({ canvasElement, args }) => {
    await drag(textIn(canvasElement), "irun");
    await picker();
    await userEvent.keyboard("1");
    await expect(textIn(canvasElement)).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe("");
    const marked = listed(canvasElement);
    await expect(marked).toEqual([expect.stringMatching(/: Kiruna, characters 39 to 45$/)]);
    // Too late for the second digit of a number.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.keyboard("2");
    await expect(args.onActiveLabel).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Enter}");
    await expect(listed(canvasElement)).toEqual(marked);
    await expect(within(document.body).queryByRole("dialog")).toBeNull();
  },
};

/** On a span the picker changes the label, adds others and removes the span. */
export const LabelPicker: Story = {
  args: { spans: [spanOn(report, "Norrland Energi AB", "organisation")] },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    const dialog = within(await picker());
    await expect(await picker()).toHaveAccessibleName("Label for Norrland Energi AB");
    await expect(dialog.getByRole("option", { name: /Organisation/, selected: true })).toHaveFocus();
  },
};

export const LabelPickerInUse: Story = {
  ...LabelPicker,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [357, 358] },
  play: async (context) => {
    await LabelPicker.play?.(context);
    const { canvasElement } = context;
    const dialog = within(await picker());
    await userEvent.click(dialog.getByRole("button", { name: "Add another label" }));
    await userEvent.click(dialog.getByRole("option", { name: /Claim/ }));
    await expect(listed(canvasElement)).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await picker()).getByRole("button", { name: /^Remove / }));
    await expect(listed(canvasElement)).toHaveLength(1);
  },
};

export const OpenPicker: Story = {
  args: { spans: reportSpans },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowDown>8/}{Enter}");
    await picker();
  },
};

/** More than eight labels have a search; a suggestion is accepted first. */
export const ManyLabels: Story = {
  args: {
    labels: Array.from({ length: 30 }, (_, index) => ({
      value: `l${index + 1}`,
      text: `Label ${index + 1}`,
    })),
    spans: [{ ...spanOn(report, "Kiruna", "l3"), look: "pencilled", score: "0.4" }],
  },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    const dialog = within(await picker());
    await expect(dialog.getByRole("button", { name: "Accept Label 3" })).toHaveFocus();
    // Letters go to the search field from anywhere in the picker; in the field digits do as well.
    await userEvent.keyboard("label");
    await expect(dialog.getByRole("searchbox", { name: "Search labels" })).toHaveValue("label");
    await userEvent.keyboard(" 28{Enter}");
    await expect(listed(canvasElement)).toEqual(["Label 28: Kiruna, characters 39 to 45"]);
  },
};

/** Two digits within 300 ms are one number. */
export const TwoDigits: Story = {
  parameters: { proves: [348] },
  args: { labels: ManyLabels.args?.labels ?? [] },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}12");
    await expect(listed(canvasElement)).toEqual(["Label 12: Commissioner, characters 0 to 12"]);
  },
};

const repeated = "Umeå ruled. In Umeå, Umeåland and Umeå again.";

/** Other occurrences of the text are suggested, in one step. */
export const SameWords: Story = {
  args: { text: repeated, spans: [spanOn(repeated, "Umeå", "place")] },
  play: async ({ canvasElement, args }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    await userEvent.click(within(await picker()).getByRole("button", { name: /the same words \(2\)/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "pencil",
      removed: [],
      added: [spanOn(repeated, "Umeå", "place", 1), spanOn(repeated, "Umeå", "place", 3)],
    });
    await expect(await within(canvasElement).findByText("2 suggested spans to review")).toBeVisible();
  },
};

/** Without overlap a new span replaces those that it overlaps. */
export const InPlace: Story = {
  parameters: { proves: [365] },
  args: {
    allowsOverlap: false,
    spans: [spanOn(report, "Norrland", "place"), spanOn(report, "€214 million", "money")],
  },
  play: async ({ canvasElement }) => {
    await drag(textIn(canvasElement), "Energi AB");
    await picker();
    await userEvent.keyboard("{Escape}");
    await drag(textIn(canvasElement), "Norrland Energi AB");
    await picker();
    await userEvent.keyboard("1");
    await waitFor(() =>
      expect(listed(canvasElement)).toEqual([
        "Organisation: Norrland Energi AB, characters 123 to 141",
        "Money: €214 million, characters 153 to 165",
      ]),
    );
  },
};

/** Only spaces: nothing is marked, which is announced. */
export const OnlySpaces: Story = {
  parameters: { proves: [360] },
  args: { activeLabel: "place" },
  play: async ({ canvasElement, args }) => {
    await drag(textIn(canvasElement), " ");
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent("Nothing but spaces is selected"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const tagIn = (canvas: HTMLElement) => canvas.querySelector('[data-part="cursor-tag"]');

/** The active label follows the pointer for three seconds. */
export const AtThePointer: Story = {
  args: { activeLabel: "place" },
  play: async ({ canvasElement }) => {
    await userEvent.hover(textIn(canvasElement));
    await expect(within(canvasElement).getByText("Place")).toBeVisible();
    // It would cover open labels (use A60).
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}5{ArrowLeft>2/}{Enter}");
    await picker();
    await expect(tagIn(canvasElement)).toBeNull();
  },
};

/** A press ends the label at the pointer, and so does a key; it is there again when the pointer has left and come back. */
export const ChosenBesideTheText: Story = {
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement);
    await userEvent.hover(text);
    await drag(text, "Norrland Energi");
    const option = within(await picker()).getByRole("option", { name: /Place/ });
    const { left, top, bottom } = text.getBoundingClientRect();
    const mouse = { pointerType: "mouse", clientX: left + 20 };
    fireEvent.pointerMove(option, { ...mouse, clientY: bottom + 60 });
    fireEvent.click(option);
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    // The pointer rests where the picker was.
    fireEvent.pointerMove(text, { ...mouse, clientY: top + 20 });
    await expect(tagIn(canvasElement)).toBeNull();
    await userEvent.unhover(text);
    await userEvent.hover(text);
    await waitFor(() => expect(tagIn(canvasElement)).toHaveTextContent("Place"));
    await userEvent.keyboard("1");
    await expect(tagIn(canvasElement)).toBeNull();
  },
};

/** Holding the button for half a second shows the key for single characters, until it has been used. */
export const Held: Story = {
  beforeEach: forgetHoldHint,
  args: { activeLabel: "place" },
  play: async ({ canvasElement }) => {
    await userEvent.hover(textIn(canvasElement));
    fireEvent.pointerDown(textIn(canvasElement), { button: 0, pointerType: "mouse" });
    await waitFor(() => expect(tagIn(canvasElement)).toHaveTextContent(/^Hold to select characters./));
  },
};

/** If the browser cannot tint text, boxes are drawn under it, and a notice is shown once. */
export const WithoutHighlights: Story = {
  parameters: { proves: [366] },
  args: { spans: reportSpans },
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(CSS, "highlights");
    if (known) Reflect.deleteProperty(CSS, "highlights");
    return () => {
      if (known) Object.defineProperty(CSS, "highlights", known);
    };
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Span annotation is not supported for your browser"),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-layer="under"] > *').length).toBeGreaterThan(9),
    );
  },
};

/** At the foot of a small screen the picker is a sheet. */
export const PhonePicker: Story = OpenPicker;

export const LongText: Story = {
  args: {
    labels: labels.map((label) => ({ ...label, text: `${label.text} ${"and so on ".repeat(6)}` })),
    spans: reportSpans,
  },
};

/** Without space below the span the picker is placed above it, and nothing scrolls. */
export const PickerAbove: Story = {
  args: { spans: [spanOn(report, "state aid", "claim")] },
  decorators: [
    (Shown) => (
      <div style={{ blockSize: 520, overflow: "auto" }} data-testid="pane">
        <div style={{ paddingBlockStart: 330, blockSize: 900 }}>
          <Shown />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement).getByTestId("pane");
    textIn(canvasElement).focus({ preventScroll: true });
    await userEvent.keyboard("{Control>}{End}{/Control}{ArrowLeft>3/}");
    const { scrollTop } = pane;
    await userEvent.keyboard("{Enter}");
    const dialog = await picker();
    await expect(pane.scrollTop).toBe(scrollTop);
    await waitFor(() => expect(dialog).toBeVisible());
    const [inside, around] = [dialog.getBoundingClientRect(), pane.getBoundingClientRect()];
    await expect(inside.top).toBeGreaterThanOrEqual(around.top);
    await expect(inside.bottom).toBeLessThanOrEqual(around.bottom);
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, ...OpenPicker };

export const AllStates: Story = allStates(meta, { Keyboard, LongText }, "wide");
