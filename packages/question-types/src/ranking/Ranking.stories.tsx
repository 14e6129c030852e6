import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import { guide } from "./Ranking.guide";

const suggestion = {
  value: [
    { value: "response-b", rank: 1 },
    { value: "response-a", rank: 2 },
    { value: "response-c", rank: 3 },
  ],
  score: [0.91, 0.74, 0.6],
  agent: "judge-v2",
};

const meta = {
  title: "Questions/Ranking",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.ranking, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [352] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /Response A/ });
    await userEvent.tab();
    await userEvent.keyboard("2");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Response B/ })).toHaveFocus());
    await userEvent.keyboard("1");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { value: "response-a", rank: 2 },
      { value: "response-b", rank: 1 },
    ]);
  },
};

export const Suggested: Story = { args: { suggestion } };

export const Pencilled: Story = {
  args: { value: suggestion.value, suggestion, isPencil: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Response B rank 1/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { value: "response-a", rank: 2 },
      { value: "response-b", rank: 1 },
      { value: "response-c", rank: 3 },
    ]);
  },
};

export const Answered: Story = {
  args: {
    value: [
      { value: "response-a", rank: 1 },
      { value: "response-b", rank: 1 },
      { value: "response-c", rank: 3 },
    ],
    suggestion,
  },
};

export const ReadOnly: Story = { args: { value: suggestion.value, isReadOnly: true } };
export const Rtl: Story = { parameters: { direction: "rtl" }, args: { value: suggestion.value } };
