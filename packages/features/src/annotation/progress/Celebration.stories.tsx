import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen, type AnnotationScreenProps } from "../AnnotationScreen";
import { aScreen, aView } from "../fixtures/fixtures";

const meta = {
  title: "Screens/Annotation/Celebration",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen({ progress: { total: 1620, submitted: 378, draft: 21, discarded: 14, pending: 1207 } }),
  render: (args) => <Submitting {...args} />,
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each submit increases the count. */
function Submitting(props: AnnotationScreenProps) {
  const [submitted, setSubmitted] = useState(props.view.progress?.submitted ?? 0);
  const progress = {
    ...aView().progress,
    ...props.view.progress,
    submitted,
  } as AnnotationScreenProps["view"]["progress"];
  const ports = { ...props.ports, onSubmit: () => setSubmitted(submitted + 1) };
  return <AnnotationScreen {...props} view={{ ...props.view, progress }} ports={ports} />;
}

/** Every tenth submitted record shows a celebration, through which clicks pass; with reduced motion it is hidden. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [384] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByTestId("celebration")).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    const strokes = await canvas.findByTestId("celebration");
    await expect(canvas.getByText("380 records submitted")).toBeInTheDocument();
    const { display, pointerEvents } = getComputedStyle(strokes);
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect([display === "none", pointerEvents]).toEqual([isMotionReduced, "none"]);
    await waitFor(() => expect(canvas.queryByTestId("celebration")).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};
