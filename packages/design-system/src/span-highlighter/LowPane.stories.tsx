import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";

const meta = {
  title: "Primitives/Annotation/Span highlighter/Low pane",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter-low-pane",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), activeLabel: undefined },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a low pane the picker scrolls, and its lower edge is shaded while more follows. */
export const Picker: Story = {
  args: { spans: [spanOn(report, "Kiruna", "place")] },
  decorators: [
    (Shown) => (
      <div style={{ blockSize: 320, overflow: "auto" }} data-testid="pane">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    const dialog = await within(document.body).findByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const shade = () => Number(getComputedStyle(dialog, "::after").opacity);
    dialog.scrollTop = 0;
    await waitFor(() => expect(shade()).toBe(1));
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(shade()).toBe(0));
  },
};
