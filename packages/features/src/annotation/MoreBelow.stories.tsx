import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { AnnotationScreen } from "./AnnotationScreen";
import { aForm, aScreen, aView, questions } from "./fixtures/fixtures";

const again = (time: number) =>
  questions.map((question) => ({
    ...question,
    id: `${question.id}-${time}`,
    name: `${question.name}-${time}`,
    title: `${question.title} (${time})`,
  }));

const meta = {
  title: "Screens/Annotation/More below",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(aView({ form: aForm({ questions: [...questions, ...again(2), ...again(3)] }) })),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Questions that do not fit fade out at the lower edge; scrolled to the end, the last one is not faded (use A38). */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("region", { name: "Questions" });
    const pane = list.parentElement;
    const last = list.lastElementChild;
    if (!last || !pane) throw new Error("There are no questions.");
    await expect(pane.scrollHeight).toBeGreaterThan(pane.clientHeight);
    const veil = getComputedStyle(pane, "::after");
    await expect(veil.backgroundImage).toContain("linear-gradient");
    pane.scrollTop = pane.scrollHeight;
    const { bottom } = pane.getBoundingClientRect();
    await expect(bottom - last.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      Number.parseFloat(veil.height),
    );
    pane.scrollTop = 0;
  },
};
