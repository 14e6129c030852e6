import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";

const kiruna = spanOn(report, "Kiruna", "place");
const noted = { ...spanOn(report, "Umeå", "place"), note: "The court's seat", attributes: { kind: "town" } };

const meta = {
  title: "Primitives/Annotation/Span highlighter/Details",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-details",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: {
    ...setup(),
    spans: [kiruna, noted],
    details: {
      hasNote: true,
      attributes: [
        {
          name: "kind",
          text: "Kind of place",
          options: [
            { value: "town", text: "Town" },
            { value: "region", text: "Region" },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const picker = async () => within(await within(document.body).findByRole("dialog"));
const listed = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);

async function openSpan(canvas: HTMLElement, downs: string) {
  textIn(canvas).focus();
  await userEvent.keyboard(`{Alt>}{ArrowDown}{/Alt}${downs}{Enter}`);
  return picker();
}

/** A span with a note shows a sign beside its label, and the list reads the note (library 5.3). */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-span]")).toHaveLength(2));
    const [plain, withNote] = canvasElement.querySelectorAll("[data-span]");
    await expect([plain, withNote].map((tag) => tag?.querySelectorAll("svg").length)).toEqual([0, 1]);
    await expect(listed(canvasElement)[1]).toMatch(/\. Note: The court's seat$/);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const form = await openSpan(canvasElement, "{ArrowDown}");
    await expect(form.getByRole("textbox", { name: "Note" })).toHaveValue("The court's seat");
    await expect(form.getByRole("radio", { name: "Town" })).toBeChecked();
  },
};

/** By the keyboard: the form follows the labels; Escape keeps what was written. */
export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await openSpan(canvasElement, "");
    await userEvent.click(form.getByRole("radio", { name: "Region" }));
    const regional = { ...kiruna, attributes: { kind: "region" } };
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "detail",
      removed: [kiruna],
      added: [regional],
    });
    await userEvent.click(form.getByRole("textbox", { name: "Note" }));
    // Digits and Delete are text here.
    await userEvent.keyboard("Page 12{Delete}{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "detail",
      removed: [regional],
      added: [{ ...regional, note: "Page 12" }],
    });
    await expect(listed(canvasElement)[0]).toMatch(/^Place: Kiruna.*\. Note: Page 12$/);
    await expect(within(canvasElement).getAllByRole("status")[0]).toHaveTextContent(
      "Details of Place: Kiruna changed",
    );
  },
};

/** A new label and new borders keep the details; what was not changed is not reported. */
export const Kept: Story = {
  play: async ({ canvasElement, args }) => {
    await openSpan(canvasElement, "{ArrowDown}");
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("3");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "relabel",
      removed: [noted],
      added: [{ ...noted, label: "event" }],
    });
  },
};

/** In a low pane the picker scrolls, and its lower edge is shaded while more follows. */
export const InLowPane: Story = {
  decorators: [
    (Shown) => (
      <div style={{ blockSize: 320, overflow: "auto" }} data-testid="pane">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await openSpan(canvasElement, "");
    const dialog = await within(document.body).findByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const shade = () => Number(getComputedStyle(dialog, "::after").opacity);
    dialog.scrollTop = 0;
    await waitFor(() => expect(shade()).toBe(1));
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(shade()).toBe(0));
  },
};
