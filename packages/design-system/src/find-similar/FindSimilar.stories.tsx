import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Waypoints } from "../icon";
import { IconButton } from "../icon-button";
import { allStates } from "../testing/all-states";
import { FindSimilar } from "./FindSimilar";
import { guide } from "./FindSimilar.guide";

const vectors = ["message-mini-384", "subject-mini-384"].map((value) => ({ value, label: value }));

const meta = {
  title: "Primitives/Selection/Find similar",
  tags: ["stable", "form", "overlay"],
  id: "primitives-find-similar",
  component: FindSimilar,
  parameters: { guide },
  args: {
    trigger: <IconButton picture={Waypoints} label="Find similar" />,
    vectors,
    onFind: fn(),
    words: {
      title: "Find similar records",
      order: "Order",
      most: "Most similar",
      least: "Least",
      vector: "Vector",
      cancel: "Cancel",
      find: "Find",
    },
  },
} satisfies Meta<typeof FindSimilar>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const triggerIn = (canvas: HTMLElement) => within(canvas).getByRole("button", { name: "Find similar" });

/** By keyboard: the order, the vector, and Enter finds. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const popup = within(await page.findByRole("dialog", { name: "Find similar records" }));
    await waitFor(() => expect(popup.getByRole("radio", { name: "Most similar" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onFind).toHaveBeenCalledWith({ vector: "subject-mini-384", order: "least" });
    await waitFor(() => expect(triggerIn(canvasElement)).toHaveFocus());
  },
};

/** The number of records can be chosen, too. */
export const WithLimits: Story = {
  args: {
    limits: { options: [10, 50, 100, 200].map((value) => ({ value, label: String(value) })), usual: 50 },
    words: { ...meta.args.words, limit: "Number of records" },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerIn(canvasElement));
    const popup = within(await page.findByRole("dialog", { name: "Find similar records" }));
    const limits = within(popup.getByRole("group", { name: "Number of records" }));
    await expect(limits.getByRole("radio", { name: "50" })).toBeChecked();
    limits.getByRole("radio", { name: "50" }).focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onFind).toHaveBeenCalledWith({ vector: "message-mini-384", order: "most", limit: 100 });
  },
};

/** Cancel and Escape find nothing. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerIn(canvasElement));
    const popup = within(await page.findByRole("dialog", { name: "Find similar records" }));
    await userEvent.click(popup.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await userEvent.click(triggerIn(canvasElement));
    await page.findByRole("dialog", { name: "Find similar records" });
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

/** With a single vector nothing has to be chosen. */
export const OneVector: Story = {
  parameters: { proves: [267] },
  args: { vectors: vectors.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(triggerIn(canvasElement));
    await expect(args.onFind).toHaveBeenCalledWith({ vector: "message-mini-384", order: "most" });
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    vectors: [...vectors, { value: "long", label: "paraphrase-multilingual-MiniLM-L12-v2-of-the-message" }],
  },
};
export const Rtl: Story = { ...Open, parameters: { direction: "rtl" } };
export const Hover: Story = { parameters: { pointer: "hover" } };

export const AllStates: Story = allStates(meta, { Default, OneVector });
