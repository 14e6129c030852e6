import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aDelivery, anAttempt, aRefusedDelivery, someDeliveries } from "../fixtures";
import { WebhookLogScreen, type WebhookLogScreenProps } from "./WebhookLogScreen";
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

/** The numbers of attempts end below one another, with a button and without one. */
export const NumbersAligned: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const endOf = (row: HTMLElement) => {
      const texts = document.createTreeWalker(row.querySelectorAll("td")[1] as Node, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode())
        if (/\d/.test(texts.currentNode.nodeValue ?? "")) range.selectNode(texts.currentNode);
      return Math.round(range.getBoundingClientRect().right);
    };
    const rows = within(canvasElement).getAllByRole("row").slice(1);
    await expect(rows.some((row) => row.querySelector("[aria-expanded]"))).toBe(true);
    await expect(rows.some((row) => !row.querySelector("[aria-expanded]"))).toBe(true);
    await expect(new Set(rows.map(endOf)).size).toBe(1);
  },
};

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

/** The content of a message can be read until it has arrived. */
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
    await waitFor(() => expect(dialog.getByRole("button", { name: "Send now" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(args.ports.onRetry).toHaveBeenCalledWith("refused"));
  },
};

/** The outcome of a message that was sent again is announced: its row is far from the focus. */
export const SentNow: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Sending(args) {
    const [deliveries, setDeliveries] = useState(args.deliveries);
    const arrive = async () => {
      const arrived = anAttempt({ number: 3, httpStatus: 200 });
      setDeliveries((all) =>
        all.map((each) =>
          each.id === aRefusedDelivery.id
            ? { ...each, status: "finished", attemptLog: [...each.attemptLog, arrived], error: null }
            : each,
        ),
      );
      return undefined;
    };
    return <WebhookLogScreen {...args} deliveries={deliveries} ports={{ ...args.ports, onRetry: arrive }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = () => canvas.getAllByRole("status").map(({ textContent }) => textContent);
    await expect(said()).toEqual([""]);
    await userEvent.click(canvas.getByRole("button", { name: /^Send now: Response changed/ }));
    const dialog = within(await page().findByRole("dialog", { name: "Send the message now?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(page().queryByRole("dialog")).not.toBeInTheDocument());
    await expect(said()).toEqual([
      expect.stringMatching(/^Sent now: Response changed, 4 Mar 2026, .*\. Arrived: HTTP 200$/),
    ]);
    await expect(canvas.getByRole("button", { name: /Response changed/ })).toHaveFocus();
  },
};

/** Each attempt with its time, its duration, and the answer or the kind of failure. */
export const Attempts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unfold = canvas.getByRole("button", { name: /^Attempts 2: Response changed, / });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    unfold.focus();
    await userEvent.keyboard("{Enter}");
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    const told = () => within(canvas.getByRole("table")).getAllByRole("listitem");
    await expect(told().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^No answer in time4 Mar 2026, .*, took 20 s.*took too long.*did not answer within 20 seconds$/,
      ),
      expect.stringMatching(/^Refused: HTTP 503.*, took 1.2 s.*reported an error.*answered 503$/),
      expect.stringMatching(/^Next attempt: 4 Mar 2026, /),
    ]);
    await userEvent.keyboard(" ");
    await expect(within(canvas.getByRole("table")).queryByRole("list")).not.toBeInTheDocument();
    await expect(unfold).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Attempts 4: / }));
    // An attempt that the server has not recorded keeps its number.
    await expect(told().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Address refused/),
      expect.stringMatching(/^Not recorded/),
      expect.stringMatching(/^No answer/),
      expect.stringMatching(/^No answer/),
    ]);
    await userEvent.click(unfold);
  },
};

/** The buttons of a message go when it has arrived: the focus stays in its row. */
export const ArrivingMeanwhile: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Arriving(args) {
    const [deliveries, setDeliveries] = useState([aRefusedDelivery]);
    useEffect(() => {
      const arrive = () => setDeliveries([{ ...aRefusedDelivery, status: "finished", error: null }]);
      document.addEventListener("keyup", arrive);
      return () => document.removeEventListener("keyup", arrive);
    }, []);
    return <WebhookLogScreen {...args} deliveries={deliveries} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^Send now: / }).focus();
    await userEvent.keyboard("{Shift}");
    await waitFor(() => expect(canvas.getByText("Arrived")).toBeVisible());
    await expect(canvas.getByRole("button", { name: /^Attempts 2: .*:59:00$/ })).toHaveFocus();
  },
};

/** The attempts on a phone. */
export const AttemptsOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: Attempts.play,
};

/** The messages that were not delivered, among thousands that were. */
export const OfOneState: Story = {
  render: function Choosing(args) {
    const [state, setState] = useState<WebhookLogScreenProps["state"]>();
    const deliveries = state === "failed" ? args.deliveries.filter(({ status }) => status === state) : [];
    return (
      <WebhookLogScreen
        {...args}
        state={state}
        onState={setState}
        deliveries={state ? deliveries : args.deliveries}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole("button", { name: /^State/ }));
      await userEvent.click(await page().findByRole("option", { name }));
    };
    await choose("Waiting (3)");
    await expect(canvas.getByText("No message has this state")).toBeVisible();
    await choose("Not delivered (2)");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(5);
    await expect(canvas.getAllByText("Given up")[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^State/ })).toHaveTextContent("Not delivered (2)");
  },
};

/** A webhook that is switched off gets nothing, also of what had been waiting. */
export const NotSent: Story = {
  args: {
    deliveries: [
      aDelivery({
        status: "failed",
        error: "The webhook was switched off",
        attemptLog: [anAttempt({ outcome: "not_sent", httpStatus: null, milliseconds: 0 })],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Not sent")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Attempts 1: / }));
    await expect(canvas.getByText("Not sent, because the webhook was off")).toBeVisible();
  },
};

export const Empty: Story = { args: { deliveries: [] } };
export const Loading: Story = { args: { load: "loading", deliveries: [], url: "" } };
export const Failed: Story = { args: { load: "failed", deliveries: [] } };

/** A receiver's reply may have any content. */
export const Hostile: Story = {
  args: {
    url: `https://ana:secret@hooks.example.org/${"x".repeat(3000)}`,
    deliveries: [aDelivery({ status: "failed", error: "<script>alert(1)</script>".repeat(20) })],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("td script")).toBeNull();
    const about = within(canvasElement).getByText(/^Messages to https:\/\/ana:•••@hooks/);
    await expect(about.getBoundingClientRect().height).toBeLessThan(100);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };

/** An address that is wider than the phone is broken. */
export const Phone: Story = {
  args: { url: `https://hooks.example.org/${"x".repeat(60)}` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const about = within(canvasElement).getByText(/^Messages to/);
    await expect(about.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
