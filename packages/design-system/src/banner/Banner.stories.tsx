import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Banner } from "./Banner";

const meta = {
  title: "Primitives/Banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: { tone: "info", children: "This dataset has 3 records that were completed by others." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/completed by others/);
  },
};

export const Warning: Story = {
  args: {
    tone: "warning",
    children: (
      <>
        <b>Storage is not persistent.</b> Datasets on this server will be lost on restart.{" "}
        <a href="https://example.org">Make it persistent</a>
      </>
    ),
    dismissLabel: "Dismiss",
    onDismiss: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Danger: Story = { args: { tone: "danger", children: "You are offline" } };
