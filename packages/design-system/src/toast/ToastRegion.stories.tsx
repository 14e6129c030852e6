import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { ToastRegion } from "./ToastRegion";
import type { ToastMessage } from "./toast-queue";
import { makeToastStore } from "./toast-store";

const onDismiss = fn();
const onAction = fn();
const notices: ToastMessage[] = [
  { tone: "success", text: "Dataset exported to Hub" },
  { tone: "danger", text: "Some records failed to annotate" },
  {
    tone: "warning",
    text: "You didn't submit your changes",
    isPermanent: true,
    action: { label: "Ignore and continue", onAction },
    onDismiss,
  },
];

const meta = {
  title: "Primitives/Toasts",
  component: ToastRegion,
  parameters: { layout: "fullscreen" },
  args: { store: makeToastStore(), label: "Notices", closeLabel: "Close" },
  render: (args) => (
    <div style={{ minBlockSize: "24rem" }}>
      <ToastRegion {...args} />
      <Button onClick={() => notices.forEach((notice) => void args.store.show(notice))}>Say it</Button>
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { store: makeToastStore() },
  tags: ["spec-395", "spec-398"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const say = canvas.getByRole("button", { name: "Say it" });
    await userEvent.click(say);
    const region = within(canvas.getByRole("region", { name: "Notices" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(3));
    await expect(region.getByRole("status")).toHaveTextContent("Dataset exported to Hub");
    await expect(region.getAllByRole("alert")).toHaveLength(2);
  },
};

export const Keyboard: Story = {
  args: { store: makeToastStore() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const say = canvas.getByRole("button", { name: "Say it" });
    await userEvent.click(say);
    await canvas.findByText("You didn't submit your changes");
    canvas.getAllByRole("button", { name: "Close" })[2]?.focus();
    await userEvent.keyboard("{Escape}");
    await expect(onDismiss).toHaveBeenCalled();
    await expect(canvas.queryByText("You didn't submit your changes")).not.toBeInTheDocument();
    await expect(say).toHaveFocus();
  },
};

export const Rtl: Story = { ...Default, args: { store: makeToastStore() }, parameters: { direction: "rtl" } };
