import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { breakpoint } from "../theme";
import { BottomPanel } from "./BottomPanel";
import { SplitPanels } from "./SplitPanels";
import { guide } from "./SplitPanels.guide";

const onPanel = fn();

const meta = {
  title: "Primitives/Navigation/Split panels",
  tags: ["stable", "navigation", "layout"],
  id: "primitives-split-panels",
  component: SplitPanels,
  parameters: { guide, layout: "fullscreen" },
  render: (args) => (
    <div style={{ display: "flex", blockSize: "36rem" }}>
      <SplitPanels {...args} />
    </div>
  ),
  args: {
    handleLabel: "Resize panels",
    initialSize: 62,
    onResized: fn(),
    start: (
      <BottomPanel
        main={<p style={{ padding: "2rem" }}>The record</p>}
        title="Guidelines"
        handleLabel="Resize guidelines panel"
        initial={{ isOpen: true, height: 200 }}
        onChanged={onPanel}
      >
        <p>Read the whole message first.</p>
      </BottomPanel>
    ),
    end: <p style={{ padding: "2rem" }}>The questions</p>,
  },
} satisfies Meta<typeof SplitPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).queryByRole("separator", { name: "Resize panels" });
    // On a phone the panes are stacked, and there is no handle.
    await expect(handle === null).toBe(matchMedia(breakpoint.stacked).matches);
    if (!handle) return;
    await expect(handle).toHaveAttribute("aria-valuenow", "62");
    handle.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(handle).toHaveAttribute("aria-valuenow", "60");
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}{Home}");
    await expect(handle).toHaveAttribute("aria-valuenow", "38");
    await waitFor(() => expect(args.onResized).toHaveBeenCalledWith(38));
    await userEvent.dblClick(handle);
    await expect(handle).toHaveAttribute("aria-valuenow", "62");
  },
};

/** Stacked: the record above its questions, as wide as the window, without a handle. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await InUse.play?.(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** One above the other, with sizes of its own. */
export const Vertical: Story = {
  args: {
    orientation: "vertical",
    range: { min: 30, max: 70, initial: 66 },
    initialSize: undefined,
    start: <p style={{ padding: "2rem" }}>The record</p>,
    end: <p style={{ padding: "2rem" }}>The rows</p>,
  },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole("separator", { name: "Resize panels" });
    await expect(handle).toHaveAttribute("aria-orientation", "horizontal");
    const heights = [...canvasElement.querySelectorAll<HTMLElement>("[data-pane]")].map(
      (pane) => pane.offsetHeight,
    );
    await expect((heights[0] ?? 0) / 576).toBeCloseTo(0.66, 2);
    handle.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(handle).toHaveAttribute("aria-valuenow", "64");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(args.onResized).toHaveBeenCalledWith(70));
  },
};

export const PanelByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole("button", { name: "Guidelines" });
    await expect(head).toHaveAttribute("aria-expanded", "true");
    canvas.getByRole("separator", { name: "Resize guidelines panel" }).focus();
    await userEvent.keyboard("{Home}");
    await expect(head).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowUp}");
    await expect(head).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(head);
    await expect(canvas.queryByText("Read the whole message first.")).not.toBeVisible();
    await waitFor(() => expect(onPanel).toHaveBeenCalledWith({ isOpen: false, height: 80 }));
  },
};

const longGuidelines = (
  <BottomPanel
    main={<p style={{ padding: "2rem" }}>The record</p>}
    title="Guidelines"
    handleLabel="Resize guidelines panel"
    initial={{ isOpen: true, height: 200 }}
  >
    {Array.from({ length: 20 }, (_, index) => (
      <p key={String(index)}>Read the whole message first.</p>
    ))}
  </BottomPanel>
);

const heightIn = (canvas: HTMLElement) =>
  within(canvas).getByRole("region", { name: "Guidelines" }).offsetHeight;

/** A panel is as high as its content, and shrinks from there. */
export const ShortPanel: Story = {
  play: async ({ canvasElement }) => {
    const height = heightIn(canvasElement);
    await expect(height).toBeLessThan(100);
    within(canvasElement).getByRole("separator", { name: "Resize guidelines panel" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(heightIn(canvasElement)).toBeLessThan(height));
  },
};

/** Longer content scrolls within the remaining height. */
export const LongPanel: Story = {
  args: { start: longGuidelines },
  play: async ({ canvasElement }) => {
    await expect(heightIn(canvasElement)).toBe(200);
    within(canvasElement).getByRole("separator", { name: "Resize guidelines panel" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(heightIn(canvasElement)).toBe(216));
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole("separator", { name: "Resize panels" });
    handle.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(handle).toHaveAttribute("aria-valuenow", "60");
  },
};

/** The pointer is on the handle. */
export const Hover: Story = { parameters: { pointer: "hover" } };

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole("separator", { name: "Resize panels" });
    handle.focus();
    await expect(handle).toHaveFocus();
  },
};

/** With a stored position. */
export const Remembered: Story = {
  args: { initialSize: 45 },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole("separator", { name: "Resize panels" });
    await expect(handle).toHaveAttribute("aria-valuenow", "45");
  },
};

export const LongText: Story = {
  args: { end: <p style={{ padding: "2rem" }}>{"Questions without end. ".repeat(60)}</p> },
};

export const AllStates: Story = {};
