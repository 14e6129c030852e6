import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aDelivery, someDeliveries } from "../fixtures";
import { WebhookLogScreen } from "./WebhookLogScreen";
import { guide } from "./WebhookLogScreen.guide";

const meta = {
  title: "Screens/Webhook messages",
  tags: ["stable", "screen"],
  component: WebhookLogScreen,
  parameters: { guide, layout: "fullscreen" },
  args: someDeliveries(),
} satisfies Meta<typeof WebhookLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Messages in every state, the latest first. */
export const Default: Story = {};

/** Older messages are shown on request. */
export const Older: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("row")).toHaveLength(26);
    await userEvent.click(canvas.getByRole("button", { name: "Show older messages" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(31);
    await expect(canvas.queryByRole("button", { name: "Show older messages" })).not.toBeInTheDocument();
  },
};

/** What is sent can be read while it is on its way. */
export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const [read] = within(canvasElement).getAllByRole("button", { name: /^Read: Record completed/ });
    if (read) await userEvent.click(read);
    const message = within(await page().findByRole("dialog", { name: "Record completed" }));
    await expect(await message.findByText(/My parcel has not arrived/)).toBeVisible();
  },
};

/** The content of a message that arrives meanwhile is no longer kept. */
export const NotKept: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Read: Record created/ }));
    await expect(await page().findByText(/The content is no longer kept/)).toBeVisible();
  },
};

export const NotRead: Story = {
  args: {
    ports: {
      ...someDeliveries().ports,
      onLoadBody: fn(async () => ({ failure: "The server cannot be reached." })),
    },
  },
  play: async ({ canvasElement }) => {
    const [read] = within(canvasElement).getAllByRole("button", { name: /^Read: / });
    if (read) await userEvent.click(read);
    await expect(await page().findByText("The server cannot be reached.")).toBeVisible();
  },
};

/** Only what waits can be sent at once. */
export const SendingNow: Story = {
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getAllByRole("button", { name: /^Send now: / });
    await expect(again).toHaveLength(2);
    if (again[1]) await userEvent.click(again[1]);
    const dialog = within(await page().findByRole("dialog", { name: "Send the message now?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(args.ports.onRetry).toHaveBeenCalledWith("refused"));
  },
};

export const Empty: Story = { args: { deliveries: [] } };
export const Loading: Story = { args: { load: "loading", deliveries: [], url: "" } };
export const Failed: Story = { args: { load: "failed", deliveries: [] } };

/** What a receiver answers may be anything. */
export const Hostile: Story = {
  args: {
    url: `https://hooks.example.org/${"x".repeat(300)}`,
    deliveries: [aDelivery({ status: "failed", error: "<script>alert(1)</script>".repeat(20) })],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("td script")).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
