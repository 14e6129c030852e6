import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import type { SpanChange } from "./engine/changes";
import type { SpanRelation } from "./engine/relations";
import { spanKey, type TextSpan } from "./engine/spans";
import { useSpanHistory } from "./history/use-span-history";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, report, spanOn, words } from "./testing/fixtures";

const elin = spanOn(report, "Elin Sandqvist", "person");
const inquiry = spanOn(report, "Kiruna wind-farm inquiry", "event");
const court = spanOn(report, "Court of Appeal", "organisation");
const umea = spanOn(report, "Umeå", "place");
const norrland = spanOn(report, "Norrland Energi AB", "organisation");
const money = spanOn(report, "€214 million", "money");
const related = (from: TextSpan, to: TextSpan, label: string): SpanRelation => ({
  ...{ from: spanKey(from), to: spanKey(to), label },
});
const relationLabels = [
  { value: "opens", text: "opens" },
  { value: "in", text: "located in" },
  { value: "pays", text: "pays" },
];

interface PageProps {
  text: string;
  spans: readonly TextSpan[];
  relations: readonly SpanRelation[];
  isReadOnly: boolean;
  dir: "ltr" | "rtl";
  onChange: (change: SpanChange) => void;
  onRelationsChange: (relations: readonly SpanRelation[]) => void;
}

/** A page that keeps spans and relations with their history. */
function Page(props: PageProps) {
  const history = useSpanHistory(props.spans, props.relations);
  return (
    <div dir={props.dir}>
      <h2 id="relations">Article</h2>
      <SpanHighlighter
        {...{ words, labels, relationLabels, history }}
        labelId="relations"
        text={props.text}
        spans={history.spans}
        relations={history.relations}
        allowsOverlap
        isReadOnly={props.isReadOnly}
        onChange={(change) => {
          history.onChange(change);
          props.onChange(change);
        }}
        onRelationsChange={(relations) => {
          history.onRelationsChange(relations);
          props.onRelationsChange(relations);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/Annotation/Span highlighter/Relations",
  id: "primitives-span-highlighter-relations",
  tags: ["beta", "annotation"],
  component: Page,
  args: {
    text: report,
    spans: [elin, inquiry, court, umea, norrland, money],
    relations: [
      related(elin, inquiry, "opens"),
      related(court, umea, "in"),
      related(norrland, money, "pays"),
    ],
    isReadOnly: false,
    dir: "ltr",
    onChange: fn(),
    onRelationsChange: fn(),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const textIn = (canvas: HTMLElement) => within(canvas).findByRole("textbox", { name: "Article" });
const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);
const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];
const picker = async () => within(await within(document.body).findByRole("dialog"));
const drawn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-part="relation"] [data-word]')].map((one) =>
    one.getAttribute("data-word"),
  );

/** A line with an arrow and the label above the words; the list names both ends. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await textIn(canvasElement);
    await waitFor(() => expect(drawn(canvasElement)).toEqual(["opens", "located in", "pays"]));
    await expect(listed(canvasElement)[0]).toBe(
      "Person: Elin Sandqvist, characters 13 to 27. → opens: Kiruna wind-farm inquiry",
    );
    await expect(listed(canvasElement)[1]).toMatch(/\. ← opens: Elin Sandqvist$/);
  },
};

/** Neither lines nor labels cover words: each label stands above the line of its words. */
export const AboveWords: Story = {
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement);
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(3));
    const range = document.createRange();
    range.selectNodeContents(text.firstElementChild?.firstChild as Text);
    const lines = [...range.getClientRects()];
    for (const label of canvasElement.querySelectorAll('[data-part="relation"], [data-span] [data-word]')) {
      const { top, bottom } = label.getBoundingClientRect();
      // The boxes of letters are higher than the letters.
      const isOver = lines.some((line) => top < line.bottom - 8 && bottom > line.top + 8);
      await expect(isOver, label.getAttribute("data-word") ?? "").toBe(false);
    }
  },
};

/** By the keyboard: the menu of a span, the arrows in the list, Enter, a digit; and undone. */
export const Keyboard: Story = {
  args: { relations: [] },
  play: async ({ canvasElement, args }) => {
    (await textIn(canvasElement)).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    (await picker()).getByRole("button", { name: "Relate to another span" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(said(canvasElement)).toHaveTextContent("Choose the span to which Elin Sandqvist relates");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await within(document.body).findByRole("dialog")).toHaveAccessibleName(
      "Relation of Elin Sandqvist to Kiruna wind-farm inquiry",
    );
    await userEvent.keyboard("1");
    await expect(args.onRelationsChange).toHaveBeenLastCalledWith([related(elin, inquiry, "opens")]);
    await expect(said(canvasElement)).toHaveTextContent(
      "Related Elin Sandqvist → opens → Kiruna wind-farm inquiry",
    );
    await waitFor(() => expect(drawn(canvasElement)).toEqual(["opens"]));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Event: Kiruna/));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(drawn(canvasElement)).toEqual([]));
  },
};

/** By pointer: the menu of a span, then the other span. */
export const Pointer: Story = {
  args: { relations: [] },
  play: async ({ canvasElement, args }) => {
    await textIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Money/ }));
    await userEvent.click((await picker()).getByRole("button", { name: "Relate to another span" }));
    await within(canvasElement).findByRole("button", { name: "Cancel" });
    const tag = canvasElement.querySelector(`[data-span="${spanKey(norrland)}"]`);
    await userEvent.click(tag as Element);
    await userEvent.click((await picker()).getByRole("option", { name: /pays/ }));
    await expect(args.onRelationsChange).toHaveBeenLastCalledWith([related(money, norrland, "pays")]);
  },
};

/** Relations follow a span that changes, in the same step of the history, and end with it. */
export const Following: Story = {
  play: async ({ canvasElement }) => {
    (await textIn(canvasElement)).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Shift>}{ArrowLeft}{/Shift}");
    await expect(listed(canvasElement)[0]).toMatch(/^Person: Elin,.* → opens/);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(listed(canvasElement)[0]).toMatch(/^Person: Elin Sandqvist,.* → opens/);
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(drawn(canvasElement)).toEqual(["located in", "pays"]));
  },
};

/** The menu of a span removes its relations. */
export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    (await textIn(canvasElement)).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    const remove = { name: "Remove → opens: Kiruna wind-farm inquiry" };
    await userEvent.click((await picker()).getByRole("button", remove));
    await expect(args.onRelationsChange).toHaveBeenLastCalledWith(args.relations.slice(1));
    await expect(said(canvasElement)).toHaveTextContent(/^No longer related/);
  },
};

/** The lines at the framed span are thicker. */
export const Framed: Story = {
  play: async ({ canvasElement }) => {
    (await textIn(canvasElement)).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(canvasElement.querySelectorAll("g[data-selected]")).toHaveLength(1));
  },
};

const filler = "Nothing of interest was said on the following days. ".repeat(8);
const long = `Norrland Energi ruled the north. ${filler}Elin Sandqvist opened the inquiry.`;
const far = [
  spanOn(long, "Norrland Energi", "organisation"),
  spanOn(long, "Elin Sandqvist", "person"),
] as const;

/** Ends that are far apart: each names the other end of its relation. */
export const LongText: Story = {
  args: { text: long, spans: far, relations: [related(...far, "pays")] },
  play: async ({ canvasElement }) => {
    await textIn(canvasElement);
    await waitFor(() =>
      expect(drawn(canvasElement)).toEqual(["pays: Elin Sandqvist", "pays: Norrland Energi"]),
    );
  },
};

/** Several relations of one span have a lane each. */
export const Crossing: Story = {
  args: {
    relations: [
      related(court, umea, "in"),
      related(court, norrland, "pays"),
      related(norrland, court, "opens"),
      related(umea, money, "pays"),
      related(money, norrland, "in"),
    ],
    isReadOnly: true,
  },
};

const arabic = "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ.";
const rtlSpans = [
  spanOn(arabic, "محكمة الاستئناف", "organisation"),
  spanOn(arabic, "أوميو", "place"),
] as const;

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { dir: "rtl", text: arabic, spans: rtlSpans, relations: [related(...rtlSpans, "in")] },
};

const lines = Array.from(
  { length: 500 },
  (_, index) => `Company ${index} of the north belongs to town ${index}.`,
);
const many = lines.join("\n");
const manySpans = lines.flatMap((line, index) => {
  const start = lines.slice(0, index).join("\n").length + (index > 0 ? 1 : 0);
  const town = start + line.indexOf("town");
  return [
    { start, end: start + `Company ${index}`.length, label: "organisation" },
    { start: town, end: start + line.length - 1, label: "place" },
  ];
});

/** Five hundred relations: only those near the visible part are drawn. */
export const Many: Story = {
  args: {
    text: many,
    spans: manySpans,
    relations: Array.from({ length: 500 }, (_, index) => {
      const [from, to] = [manySpans[2 * index], manySpans[2 * index + 1]];
      if (!from || !to) throw new Error("There are too few spans. Make one pair for each relation.");
      return related(from, to, "in");
    }),
  },
  play: async ({ canvasElement }) => {
    await textIn(canvasElement);
    await waitFor(() => expect(drawn(canvasElement).length).toBeGreaterThan(10));
    await expect(drawn(canvasElement).length).toBeLessThan(300);
  },
};

export const AllStates: Story = allStates(meta, { Default, Crossing, LongText, Rtl }, "wide");
