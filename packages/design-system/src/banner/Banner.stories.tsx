import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Banner } from "./Banner";
import { guide } from "./Banner.guide";

const meta = {
  title: "Primitives/Feedback/Banner",
  tags: ["stable", "feedback"],
  id: "primitives-banner",
  component: Banner,
  parameters: { guide, layout: "fullscreen" },
  args: { tone: "info", children: "This dataset has 3 records that were completed by others." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [113] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/completed by others/);
  },
};

export const Warning: Story = {
  parameters: { proves: [113] },
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
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "https://example.org");
  },
};

export const Danger: Story = {
  parameters: { proves: [113] },
  args: { tone: "danger", children: "You are offline" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("You are offline");
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { tone: "warning", children: "Datasets on this server will be lost when it restarts. ".repeat(8) },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { tone: "info", children: "أكمل آخرون ثلاثة سجلات.", dismissLabel: "إخفاء", onDismiss: fn() },
};

export const AllStates: Story = allStates(meta, { Default, Warning, Danger, LongText, Rtl }, "wide");
