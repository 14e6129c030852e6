import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { Stack } from "../stack";
import type { ShownSpan } from "./model/drawn-spans";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, report, spanOn } from "./testing/fixtures";

interface FormProps {
  defaultSpans: readonly ShownSpan[];
  onSpansChange: (spans: readonly ShownSpan[]) => void;
  onSend: (entries: string[]) => void;
}

/** A form without any state: the highlighter keeps its spans, and the form reads them. */
function Form({ defaultSpans, onSpansChange, onSend }: FormProps) {
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).getAll("names").map(String));
      }}
    >
      <h2 id="form-article">Article</h2>
      <SpanHighlighter
        name="names"
        labelId="form-article"
        text={report}
        labels={labels}
        {...{ defaultSpans, onSpansChange }}
      />
      <Stack direction="row" gap={2}>
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
      </Stack>
    </Stack>
  );
}

const kiruna = spanOn(report, "Kiruna", "place");
const commissioner = spanOn(report, "Commissioner", "role");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Form",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-form",
  component: Form,
  args: {
    defaultSpans: [kiruna, { ...spanOn(report, "Umeå", "place"), look: "suggested", score: "0.8" }],
    onSpansChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `defaultSpans` and `name`, as the other inputs have them. */
export const Default: Story = {};

/** The form gets an entry for each span; a reset restores the first ones (library 4.10). */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    };
    (await canvas.findByRole("textbox", { name: "Article" })).focus();
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith([JSON.stringify(kiruna)]);
    canvas.getByRole("textbox", { name: "Article" }).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}7");
    await expect(args.onSpansChange).toHaveBeenLastCalledWith([commissioner, ...args.defaultSpans]);
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith([
      JSON.stringify(commissioner),
      JSON.stringify(kiruna),
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith([JSON.stringify(kiruna)]);
  },
};
