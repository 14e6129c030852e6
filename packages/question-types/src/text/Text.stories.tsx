import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import { QuestionView } from "../QuestionView";
import { answering } from "../testing/answering";
import { guide } from "./Text.guide";

const suggestion = { value: "You were charged **twice**.", score: 0.87, agent: "triage-v3" };

const meta = {
  title: "Questions/Text",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.text, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [337] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "Thank you");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("Thank you"));
  },
};
export const Pencilled: Story = { args: { value: suggestion.value, suggestion, isPencil: true } };
export const Answered: Story = { args: { value: "Thank you for your patience.", suggestion } };
export const ReadOnly: Story = { args: { value: "Thank you for your patience.", isReadOnly: true } };
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { value: "Thank you for your patience." },
};
