import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import { guide } from "./Label.guide";

const suggestion = { value: "refund", score: 0.87, agent: "triage-v3" };

const meta = {
  title: "Questions/Label",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.label_selection, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [339] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Refund" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("refund");
    await userEvent.click(canvas.getByRole("radio", { name: "Other" }));
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(1);
  },
};
export const Pencilled: Story = { args: { value: suggestion.value, suggestion, isPencil: true } };
export const Answered: Story = { args: { value: "delivery-status", suggestion } };
export const ReadOnly: Story = { args: { value: "delivery-status", isReadOnly: true } };
export const Rtl: Story = { parameters: { direction: "rtl" }, args: { value: "delivery-status" } };
