import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FieldView } from "./FieldView";

const letter = `Hello, I ordered the walnut side table on 3 March and the payment went through on my card twice: €189.00 at 14:02 and again at 14:03. I have written about this two times already.

The table itself is lovely and I want to keep it. I just need one of the two payments back before the 28th, because the rent goes out that day.

Thank you,
Marisol Etxeberria`;
const plain = { type: "text", use_markdown: false } as const;
// A grey square: no story asks the network for anything.
const square =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAC0lEQVR4nGOgEgAAAEgAAXcBYvwAAAAASUVORK5CYII=";

const meta = {
  title: "Fields/Field",
  component: FieldView,
  args: { field: { title: "Message", settings: plain }, value: letter },
} satisfies Meta<typeof FieldView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("Message");
  },
};
/** A subject over the message that follows. */
export const Headline: Story = {
  args: {
    field: { title: "Subject", settings: plain },
    value: "Charged twice for one order",
    isHeadline: true,
  },
};
export const Empty: Story = { args: { value: "" } };
export const LongText: Story = {
  args: { value: `${letter}\n\n`.repeat(6) + "Donaudampfschifffahrt".repeat(20) },
};
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    field: { title: "نص الحكم", settings: plain },
    value: "قضت محكمة الاستئناف في أوميو بأن تدفع الشركة المبلغ كاملاً.\n\nNorrland Energi AB",
  },
};
export const Hostile: Story = {
  args: { value: "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, script")).toBeNull();
    await expect(document.title).not.toBe("owned");
  },
};
export const Markdown: Story = {
  args: {
    field: { title: "Instruction", settings: { type: "text", use_markdown: true } },
    value:
      "## Rewrite\n\nKeep it *short*:\n\n1. Say what happened\n2. Say what to do\n\n> Never promise a date.",
  },
};
export const Image: Story = {
  args: { field: { title: "Shelf", settings: { type: "image" } }, value: square },
};
export const ImageFailed: Story = {
  tags: ["spec-318"],
  args: { field: { title: "Shelf", settings: { type: "image" } }, value: "javascript:alert(1)" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Could not load image")).toBeVisible();
  },
};
export const Chat: Story = {
  args: {
    field: { title: "Conversation", settings: { type: "chat", use_markdown: true } },
    value: [
      { role: "user", content: "Has my table shipped?" },
      { role: "assistant", content: "It left **Porto** this morning and should arrive on Thursday." },
      { role: "user", content: "Thank you." },
    ],
  },
};
export const ChatOfMany: Story = {
  args: {
    field: { title: "Conversation", settings: { type: "chat", use_markdown: false } },
    value: ["system", "user", "assistant", "tool", "reviewer"].map((role) => ({
      role,
      content: `What the ${role} said.`,
    })),
  },
};
export const Unsupported: Story = {
  args: {
    field: {
      title: "Card",
      settings: { type: "custom", template: "{{record.fields.card}}", advanced_mode: false },
    },
    value: { a: 1 },
  },
};
