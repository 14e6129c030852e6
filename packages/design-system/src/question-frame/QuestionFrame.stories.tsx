import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RatingRuler } from "../rating";
import { allStates } from "../testing/all-states";
import { QuestionFrame } from "./QuestionFrame";
import { guide } from "./QuestionFrame.guide";

const ruler = (value?: number, isPencil = false) => (
  <RatingRuler
    labelId="urgency-title"
    values={[0, 1, 2, 3, 4, 5]}
    value={value}
    isPencil={isPencil}
    onChoose={() => {}}
  />
);

const meta = {
  title: "Questions/Frame",
  tags: ["stable", "annotation"],
  component: QuestionFrame,
  parameters: { guide },
  args: {
    id: "urgency",
    labelId: "urgency-title",
    title: "How urgent is it?",
    requiredLabel: "Required response",
    mark: { look: "missing", label: "Not answered yet" },
    onActivate: fn(),
    children: ruler(),
  },
} satisfies Meta<typeof QuestionFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [323] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTitle("Required response")).toHaveTextContent("*");
    await expect(canvas.getByText("Not answered yet")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "3" }));
    await expect(args.onActivate).toHaveBeenCalled();
  },
};

export const Optional: Story = { args: { requiredLabel: undefined, mark: undefined } };

export const Active: Story = {
  args: { isActive: true, description: "0 can wait a week, 5 needs a person today." },
};

/** The ring of a question that has the focus itself is on its title: around all of it, it would look like a field (use A42). */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole("region");
    await userEvent.tab();
    question.focus();
    await expect(getComputedStyle(question).outlineStyle).toBe("none");
    await expect(getComputedStyle(within(question).getByRole("heading")).outlineStyle).toBe("solid");
  },
};

export const Pencilled: Story = {
  parameters: { proves: [371] },
  args: {
    mark: { look: "pencilled", label: "Filled from a suggestion" },
    suggestedBy: "urgency-v3 · 0.7",
    children: ruler(4, true),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("urgency-v3 · 0.7")).toBeVisible();
  },
};

export const Answered: Story = {
  args: { mark: { look: "answered", label: "Answered" }, children: ruler(2), isActive: true },
};

export const Invalid: Story = {
  args: { error: "To submit complete required responses" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("complete required");
  },
};

export const LongText: Story = {
  args: {
    title:
      "Which of the following reasons best describes what the person who wrote this message needs from us now, not earlier?",
    description: "Read the whole message first. ".repeat(8),
    suggestedBy: "a-model-with-a-long-name-v12 · 0.7",
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { title: "ما مدى الاستعجال؟", description: "صفر يعني أنه يمكن الانتظار أسبوعاً.", isActive: true },
};

export const AllStates: Story = allStates(
  meta,
  { Default, Optional, Active, Pencilled, Answered, Invalid, LongText, Rtl },
  "wide",
);
