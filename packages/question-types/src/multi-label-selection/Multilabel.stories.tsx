import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import { guide } from "./Multilabel.guide";

const suggestion = { value: ["amount", "photo"], score: 0.87, agent: "triage-v3" };

const meta = {
  title: "Questions/Multi-label",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.multi_label_selection, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [341] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Amount" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Name" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["amount", "name"]);
  },
};
export const Pencilled: Story = { args: { value: suggestion.value, suggestion, isPencil: true } };
export const Answered: Story = { args: { value: ["date"], suggestion } };
export const ReadOnly: Story = { args: { value: ["date"], isReadOnly: true } };
export const Rtl: Story = { parameters: { direction: "rtl" }, args: { value: ["date"] } };
