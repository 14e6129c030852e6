import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import { AnnotationSkeleton } from "./AnnotationSkeleton";
import { guide } from "./AnnotationSkeleton.guide";

const meta = {
  title: "Screens/Annotation/Loading",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationSkeleton,
  parameters: { guide, layout: "fullscreen" },
  args: { account: anAccount(), layout: {}, onLayout: fn() },
} satisfies Meta<typeof AnnotationSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The bars, and the outlines of a record and its questions; what loads is announced. */
export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole("main")).getByRole("status")).toHaveTextContent("Loading dataset");
    const outlines = canvasElement.querySelectorAll<HTMLElement>("main [aria-busy=true]");
    await expect(outlines).toHaveLength(2);
    for (const outline of outlines) await expect(outline.offsetHeight).toBeGreaterThan(200);
  },
};

/** Of an open panel only its largest height is known: the place of the actions is not. */
export const OpenProgress: Story = { args: { layout: { isProgressOpen: true } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
