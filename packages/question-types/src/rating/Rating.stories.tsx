import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import { guide } from "./Rating.guide";

const suggestion = { value: 8, score: 0.87, agent: "triage-v3" };

const meta = {
  title: "Questions/Rating",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.rating, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "10" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};
export const Pencilled: Story = { args: { value: suggestion.value, suggestion, isPencil: true } };
export const Answered: Story = { args: { value: 3, suggestion } };
export const ReadOnly: Story = { args: { value: 3, isReadOnly: true } };
export const Rtl: Story = { parameters: { direction: "rtl" }, args: { value: 3 } };
