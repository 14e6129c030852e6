import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionInField, QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import type { QuestionViewProps } from "../view-parts/definition";
import { guide } from "./Span.guide";

const text = "Norrland Energi AB must repay the town of Umeå. Norrland is far from Umeå.";
const suggestion = {
  value: [
    { start: 0, end: 18, label: "organisation" },
    { start: 42, end: 46, label: "place" },
  ],
  score: [0.8, 0.9],
  agent: "entities-v2",
};

interface Kept {
  value: QuestionViewProps["value"];
  isPencil: boolean;
  unreviewed?: readonly string[] | undefined;
}

/** The question beside its field, as on the page of a record. */
function WithField(props: QuestionViewProps) {
  const [state, setState] = useState<Kept>({ value: props.value, isPencil: props.isPencil ?? false });
  const onChange = (value: QuestionViewProps["value"], unreviewed?: readonly string[]) => {
    setState({ value, isPencil: false, unreviewed });
    props.onChange(value);
  };
  return (
    <div style={{ display: "grid", gap: "24px", maxInlineSize: "42rem" }}>
      <section>
        <h2 id="field-title">{titles.field}</h2>
        <QuestionInField
          {...props}
          {...state}
          labelId="field-title"
          text={text}
          fallback={text}
          onChange={onChange}
        />
      </section>
      <section style={{ display: "grid", gap: "10px" }}>
        <h2 id={props.labelId}>{titles.question}</h2>
        <QuestionView
          {...props}
          value={state.value}
          isPencil={state.isPencil}
          onChange={(value) => onChange(value)}
        />
      </section>
    </div>
  );
}

const titles = { field: "Article", question: "Mark the entities" };

const spanQuestion = answering(aQuestion.span, guide);

const meta = {
  title: "Questions/Span",
  tags: ["stable", "annotation"],
  component: QuestionView,
  // Without it, nothing can be marked.
  subcomponents: { QuestionInField },
  ...spanQuestion,
  parameters: { ...spanQuestion.parameters, data: { text, titles } },
  render: (args) => <WithField {...args} />,
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

const marked = (canvas: HTMLElement) => within(canvas).findByRole("textbox", { name: "Article" });

/** A label is chosen beside the text and marked with in it. */
export const Default: Story = {
  args: { id: "question-default" },
};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [354, 364] },
  play: async ({ canvasElement, args }) => {
    await marked(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Place" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    (await marked(canvasElement)).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith([{ start: 0, end: 8, label: "place" }]);
    // Spans may not overlap here: the longer one takes the place of the one within it.
    await userEvent.keyboard("{Control>}{Home}{Shift>}{ArrowRight>3/}{/Shift}{/Control}1");
    await expect(args.onChange).toHaveBeenLastCalledWith([{ start: 0, end: 18, label: "organisation" }]);
  },
};

/** Pencilled in by a model: accepted one by one, refused, or all at once. */
export const Pencilled: Story = {
  parameters: { proves: [324] },
  args: { value: suggestion.value, suggestion, isPencil: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("2 suggested spans to review")).toBeVisible();
    (await marked(canvasElement)).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(suggestion.value);
    await expect(canvas.getByText("1 suggested span to review")).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(suggestion.value.slice(0, 1));
    await expect(canvas.getByText("entities-v2 suggests 1 more span")).toBeVisible();
  },
};

export const Answered: Story = {
  args: { value: [{ start: 42, end: 46, label: "place" }], suggestion },
  play: async ({ canvasElement }) => {
    await marked(canvasElement);
    await expect(within(canvasElement).getByText("entities-v2 suggests 1 more span")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { value: suggestion.value, isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    (await marked(canvasElement)).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { value: suggestion.value } };
