import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { CodeBlock } from "../code-block";
import { Stack } from "../stack";
import { Text } from "../text";
import { TextArea } from "../text-area";
import type { TextSpan } from "./engine/spans";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, report, spanOn } from "./testing/fixtures";
import { fromWebAnnotations, toWebAnnotations } from "./w3c";

interface ExchangeProps {
  /** The text in which the spans were marked. */
  text: string;
  spans: readonly TextSpan[];
  /** The text into which the annotations are read. */
  laterText: string;
}

/** Spans of one text as annotations, and the same annotations read into a later version of the text. */
function Exchange({ text, spans: initial, laterText }: ExchangeProps) {
  const [spans, setSpans] = useState<readonly TextSpan[]>(initial);
  const [later, setLater] = useState(laterText);
  const [annotations, setAnnotations] = useState("[]");
  const { spans: found, lost } = useMemo(
    () => fromWebAnnotations(later, JSON.parse(annotations)),
    [later, annotations],
  );
  const write = () =>
    setAnnotations(
      JSON.stringify(toWebAnnotations(text, spans, { source: "https://example.org/ruling" }), null, 2),
    );
  return (
    <Stack gap={4}>
      <h2 id="first-version">First version</h2>
      <SpanHighlighter labelId="first-version" {...{ text, labels, spans }} onSpansChange={setSpans} />
      <Button onClick={write}>Write annotations</Button>
      <CodeBlock code={annotations} language="JSON" copyLabel="Copy" copiedLabel="Copied" />
      <TextArea label="Text of the later version" value={later} onChange={setLater} rows={4} />
      <h2 id="later-version">Later version</h2>
      <SpanHighlighter labelId="later-version" text={later} labels={labels} spans={found} isReadOnly />
      <Text role="status">{`Found ${found.length}, not found ${lost.length}`}</Text>
    </Stack>
  );
}

const meta = {
  title: "Primitives/Annotation/Span highlighter/Web annotations",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-web-annotations",
  component: Exchange,
  args: {
    text: report,
    spans: [
      { ...spanOn(report, "Kiruna", "place"), note: "the town" },
      spanOn(report, "Norrland Energi AB", "organisation"),
      spanOn(report, "€214 million", "money"),
    ],
    laterText: report
      .replace("Commissioner Elin Sandqvist", "Last year, 😀 the commissioner")
      .replace("€214 million", "214 million euros"),
  },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = (canvas: HTMLElement, version: number) =>
  within(within(canvas).getAllByRole("list")[version] as HTMLElement)
    .getAllByRole("button")
    .map((item) => item.textContent);

/** `toWebAnnotations` writes W3C Web Annotations, `fromWebAnnotations` reads them. */
export const Default: Story = {};

/** Annotations are found again by their quotations where the text has changed: moved, or in other words. */
export const Reanchored: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Later version" });
    await userEvent.click(canvas.getByRole("button", { name: "Write annotations" }));
    await expect(canvasElement.querySelector("pre")).toHaveTextContent(/"exact": "Norrland Energi AB"/);
    await waitFor(() => expect(canvas.getByText("Found 3, not found 0")).toBeVisible());
    await waitFor(() => expect(listed(canvasElement, 1)).toHaveLength(3));
    const [place, , money] = listed(canvasElement, 1);
    await expect(place).toMatch(/^Place: Kiruna, characters 41 to 47.*the town/);
    await expect(money).toMatch(/^Money: 214 million/);
  },
};

/** A span without a similar place in the new text is reported, not marked somewhere else. */
export const Lost: Story = {
  args: { laterText: "Norrland Energi AB must repay nothing." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Later version" });
    await userEvent.click(canvas.getByRole("button", { name: "Write annotations" }));
    await waitFor(() => expect(canvas.getByText("Found 1, not found 2")).toBeVisible());
    await waitFor(() => expect(listed(canvasElement, 1)[0]).toMatch(/^Organisation: Norrland Energi AB/));
  },
};
