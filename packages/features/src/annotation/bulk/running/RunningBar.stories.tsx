import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { AnnotationScreen } from "../../AnnotationScreen";
import { aScreen } from "../../fixtures/fixtures";
import type { BulkProgressView } from "../bulk-view";

const running: BulkProgressView = {
  kind: "submit",
  direction: "done",
  saved: 1520,
  total: 4210,
  isCancelled: false,
  isByServer: true,
};

const meta = {
  title: "Screens/Annotation/Bulk/Running action",
  id: "screens-annotation-running-bulk-action",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen({ running }),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("region", { name: "Bulk action" }));

/** One record is on screen while the server saves others. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const region = bar(canvasElement);
    await expect(region.getByText("1,520 of 4,210 records saved")).toBeVisible();
    // Each change would interrupt a screen reader at work.
    await expect(region.queryByRole("status")).toBeNull();
    await userEvent.click(region.getByRole("button", { name: "Cancel" }));
    await expect(args.ports.bulk.onCancel).toHaveBeenCalledOnce();
  },
};

/** It ends after a cancellation. */
export const Cancelled: Story = {
  args: aScreen({ running: { ...running, isCancelled: true } }),
  play: async ({ canvasElement }) => {
    const cancel = bar(canvasElement).getByRole("button", { name: "Cancel" });
    await expect(cancel).toHaveAttribute("aria-disabled", "true");
  },
};

/** An undo is not stopped halfway. */
export const Undoing: Story = {
  args: aScreen({ running: { ...running, direction: "undone" } }),
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement).getByText("1,520 of 4,210 records undone")).toBeVisible();
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" }, locale: "de" } };
