import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aWebhook, someWebhooks } from "./fixtures";
import { WebhooksScreen } from "./WebhooksScreen";
import { guide } from "./WebhooksScreen.guide";

const meta = {
  title: "Screens/Webhooks",
  tags: ["stable", "screen"],
  component: WebhooksScreen,
  parameters: { guide, layout: "fullscreen" },
  args: someWebhooks(),
} satisfies Meta<typeof WebhooksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const dialog = async (name: string) => within(await page().findByRole("dialog", { name }));
const untilClosed = () => waitFor(() => expect(page().queryByRole("dialog")).not.toBeInTheDocument());

async function choose(canvasElement: HTMLElement, action: string) {
  const name = "Actions for https://hooks.example.org/glossa";
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  await userEvent.click(await page().findByRole("menuitem", { name: action }));
}

/** Three webhooks: the messages to one arrive, those to another do not, the third is off. */
export const Default: Story = {};

/** Missing values are named; typed ones stay. */
export const Adding: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add webhook" }));
    const form = await dialog("Add webhook");
    await expect(form.getByLabelText("Web address")).toHaveFocus();
    await userEvent.keyboard("hooks.example.org");
    await userEvent.click(form.getByRole("button", { name: "Add webhook" }));
    await expect(form.getByText("Enter a whole web address, with http:// or https://.")).toBeVisible();
    await expect(form.getByText("Choose at least one event.")).toBeVisible();
    await expect(args.ports.onCreate).not.toHaveBeenCalled();
    await userEvent.clear(form.getByLabelText("Web address"));
    await userEvent.type(form.getByLabelText("Web address"), " https://hooks.example.org/a ");
    await userEvent.click(form.getByRole("checkbox", { name: "Record completed" }));
    await userEvent.click(form.getByRole("checkbox", { name: "Response deleted" }));
  },
};

/** All events are chosen at once, and single ones taken out again. */
export const AllEvents: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add webhook" }));
    const form = await dialog("Add webhook");
    const all = form.getByRole("checkbox", { name: "All events" });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(form.getByRole("checkbox", { name: "Record completed" }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Added: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await Adding.play?.(context);
    const form = await dialog("Add webhook");
    await userEvent.click(form.getByRole("button", { name: "Add webhook" }));
    await untilClosed();
    await expect(context.args.ports.onCreate).toHaveBeenCalledWith({
      url: "https://hooks.example.org/a",
      events: ["record.completed", "response.deleted"],
      description: null,
    });
  },
};

/** The server's refusal is shown in the dialog, which stays open. */
export const Refused: Story = {
  args: {
    ports: {
      ...someWebhooks().ports,
      onPing: fn(async () => "The test message did not arrive. Refused: HTTP 404."),
    },
  },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "Send test message");
    const ping = await dialog("Send a test message?");
    await waitFor(() => expect(ping.getByRole("button", { name: "Send test message" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await ping.findByText(/did not arrive/)).toBeVisible();
    await expect(args.ports.onPing).toHaveBeenCalledWith("webhook");
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Edit");
    const form = await dialog("Edit the webhook");
    await expect(form.getByRole("checkbox", { name: "Record completed" })).toBeChecked();
  },
};

/** The secret is copied, and not shown. */
export const Secret: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Copy the secret");
    const secret = await dialog("Secret of the webhook");
    await waitFor(() => expect(secret.getByRole("button", { name: "Copy secret" })).toHaveFocus());
    await expect(document.body).not.toHaveTextContent("c2VjcmV0");
  },
};

export const Deleting: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Delete");
    await expect((await dialog("Delete the webhook?")).getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "Switch off");
    await userEvent.click(
      (await dialog("Switch the webhook off?")).getByRole("button", { name: "Switch off" }),
    );
    await untilClosed();
    await expect(args.ports.onSwitch).toHaveBeenCalledWith("webhook", false);
    await choose(canvasElement, "Delete");
    await userEvent.click((await dialog("Delete the webhook?")).getByRole("button", { name: "Delete" }));
    await untilClosed();
    await expect(args.ports.onDelete).toHaveBeenCalledWith("webhook");
  },
};

/** An Argilla server lists no messages. */
export const WithoutMessages: Story = {
  args: {
    webhooks: someWebhooks().webhooks.map((webhook) => ({ ...webhook, lastDelivery: undefined })),
    ports: { ...someWebhooks().ports, hrefOfLog: undefined },
  },
};

export const Empty: Story = { args: { webhooks: [] } };
export const Loading: Story = { args: { load: "loading", webhooks: [] } };
export const Failed: Story = { args: { load: "failed", webhooks: [] } };

/** Addresses and descriptions may be long, and are never markup. */
export const Hostile: Story = {
  args: {
    webhooks: [
      aWebhook({
        url: `https://ana:secret@hooks.example.org/${"x".repeat(3000)}`,
        description: "<img src=x onerror=alert(1)>".repeat(6),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("table img")).toBeNull();
    const link = within(canvasElement).getByRole("link", { name: /^https:/ });
    await expect(link).toHaveTextContent(/^https:\/\/ana:•••@hooks/);
    await expect(link.getBoundingClientRect().height).toBeLessThan(100);
    await expect(canvasElement).not.toHaveTextContent("secret");
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
