import { CodeBlock, TextAnswer, TextField } from "@glossa/design-system";
import { QuestionInField, QuestionView } from "@glossa/question-types";
import { questionSettings, type ValueOf } from "@glossa/question-types/schema";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import * as styles from "./Playground.css";
import { quoteOf, snippetOf } from "./snippet";

type Spans = ValueOf<"span">;

interface PlaygroundProps {
  text: string;
  labels: string;
  /** The initial spans. */
  marked: Spans;
}

/** Mark your own text, and see what is stored and the code that shows it on your page. */
function Playground(props: PlaygroundProps) {
  const [text, setText] = useState(props.text);
  const [labels, setLabels] = useState(props.labels);
  const [spans, setSpans] = useState<Spans>(props.marked);
  const names = useMemo(() => namesIn(labels), [labels]);
  const settings = useMemo(() => settingsOf(names), [names]);
  const kept = spans.filter(({ end, label }) => end <= [...text].length && names.includes(label));
  const field = {
    settings,
    value: kept,
    onChange: (next: unknown) => setSpans((next ?? []) as Spans),
  };
  return (
    <main className={styles.page}>
      <div className={styles.part}>
        <h1 id="own">Your text</h1>
        <TextAnswer
          id="own-text"
          labelId="own"
          value={text}
          onChange={(next) => {
            setText(next);
            // The offsets of the spans belong to the earlier text.
            setSpans([]);
          }}
        />
        <TextField label="Labels, with commas between them" value={labels} onChange={setLabels} />
        <h2 id="marked" className={styles.head}>
          Marked
        </h2>
        <p className={styles.caption}>
          Tab to the text or click into it. Arrows move the caret, with Ctrl by words; with Shift they select,
          a digit gives the label. A double click selects a word.
        </p>
        <QuestionView {...field} id="marks" labelId="marked" />
        <QuestionInField {...field} key={text} id="marks" labelId="marked" text={text} fallback={text} />
      </div>
      <div className={styles.part}>
        <Offsets text={text} spans={kept} />
        <CodeBlock
          language="TypeScript"
          isWrapped
          code={snippetOf(text, names, kept)}
          copyLabel="Copy"
          copiedLabel="Copied"
        />
      </div>
    </main>
  );
}

function Offsets({ text, spans }: { text: string; spans: Spans }) {
  return (
    <table className={styles.offsets}>
      <caption className={styles.caption}>
        {[...text].length} code points, {spans.length} spans
      </caption>
      <thead>
        <tr>
          {["Label", "Start", "End", "Text"].map((head) => (
            <th key={head} className={styles.cell} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={`${span.start} ${span.end} ${span.label}`}>
            <th className={styles.cell} scope="row">
              {span.label}
            </th>
            <td className={styles.cell}>{span.start}</td>
            <td className={styles.cell}>{span.end}</td>
            <td className={styles.cell}>{quoteOf(text, span)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function namesIn(labels: string): string[] {
  const names = labels.split(",").map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== "");
}

function settingsOf(names: readonly string[]) {
  const options = names.map((name) => ({ value: name, text: name }));
  return questionSettings.parse({ type: "span", field: "text", options, allow_overlapping: true });
}

const meta = {
  title: "Playground",
  tags: ["!autodocs"],
  component: Playground,
  parameters: { layout: "fullscreen" },
  args: {
    text: "Norrland Energi AB must repay €214 million to the town of Umeå, says Elin Sandqvist.",
    labels: "Organisation, Money, Place, Person",
    marked: [
      { start: 0, end: 18, label: "Organisation" },
      { start: 30, end: 42, label: "Money" },
      { start: 58, end: 62, label: "Place" },
    ],
  },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pastes a text, marks it by keyboard, and copies the offsets and the code. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole("row", { name: /^Place/ });
    await expect(row).toHaveTextContent("Place5862Umeå");
  },
};

/** A pasted text in which a family emoji is marked. */
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = canvas.getByRole("textbox", { name: "Your text" });
    await userEvent.clear(own);
    await userEvent.click(own);
    await userEvent.paste("A 👩‍👩‍👧‍👦 in Umeå");
    const marked = await canvas.findByRole("textbox", { name: "Marked" });
    marked.focus();
    // One step moves across a family emoji of seven code points.
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}4");
    const row = await canvas.findByRole("row", { name: /^Person/ });
    await expect(row).toHaveTextContent("Person29");
    await waitFor(() =>
      expect(canvas.getByRole("figure")).toHaveTextContent('[{"start":2,"end":9,"label":"Person"}]'),
    );
    await expect(canvas.getByRole("figure")).toHaveTextContent('const text = "A 👩‍👩‍👧‍👦 in Umeå"');
  },
};
