import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FieldView } from "./FieldView";
import { guide } from "./FieldView.guide";
import { letter, plain, shelf } from "./testing/story-values";

const meta = {
  title: "Fields/Field",
  tags: ["stable", "annotation"],
  component: FieldView,
  parameters: { guide },
  args: { field: { title: "Message", settings: plain }, value: letter },
} satisfies Meta<typeof FieldView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("Message");
  },
};
/** A subject above the message that follows. */
export const Headline: Story = {
  args: {
    field: { title: "Subject", settings: plain },
    value: "Charged twice for one order",
    isHeadline: true,
  },
};
/** A headline is larger than the texts below it, whichever text size the user has chosen. */
export const HeadlineSizes: Story = {
  ...Headline,
  tags: ["!dev", "!autodocs"],
  beforeEach: () => () => void document.documentElement.removeAttribute("data-text-size"),
  play: async ({ canvasElement }) => {
    document.documentElement.dataset.textSize = "largest";
    await expect(within(canvasElement).getByText(/^Charged/)).toHaveStyle({ fontSize: "29px" });
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
/** HTML text is shown in a frame of its own and never in the page. */
export const Html: Story = {
  parameters: { proves: [314] },
  args: {
    field: { title: "Product page", settings: plain },
    value:
      "<h2>Walnut side table</h2><p>Solid walnut, <b>oiled by hand</b>.</p><table><tr><th>Height</th><td>52 cm</td></tr></table>",
  },
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle("Product page (embedded content)");
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
    await expect(canvasElement.querySelector("table")).toBeNull();
    await waitFor(() => expect(frame.closest("[aria-busy]")).toHaveAttribute("aria-busy", "false"));
  },
};
const findTable = (text: string) =>
  [...text.matchAll(/table/gi)].map(({ index }) => ({ start: index, end: index + 5 }));

/** Matches of the search are marked, in text and in frames. */
export const Matched: Story = {
  parameters: { proves: [316] },
  args: {
    field: { title: "Message", settings: plain },
    value: "The walnut side table. No other table.",
    find: findTable,
  },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector("[data-matches]")).toBeVisible()),
};
export const MatchedHtml: Story = {
  args: {
    field: { title: "Product page", settings: plain },
    value: "<h2>Walnut side table</h2><p>A table for <b>two</b>.</p>",
    find: findTable,
  },
};
export const MatchedChat: Story = {
  args: {
    field: { title: "Conversation", settings: { type: "chat", use_markdown: true } },
    value: [
      { role: "user", content: "Has my table shipped?" },
      { role: "assistant", content: "Your **ta**ble left Porto." },
    ],
    find: findTable,
  },
};
/** Content of a record cannot do anything outside its frame; refused attempts are listed below the frame. */
export const Hostile: Story = {
  args: {
    value: `<p>Read me.</p><script>alert(1); open("https://example.org"); try { top.document.title = "owned" } catch {}</script>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = await canvas.findByText("2 items were blocked in this content");
    await userEvent.click(summary);
    await expect(canvas.getByText("https://example.org")).toBeVisible();
    await expect(canvasElement.querySelector("script")).toBeNull();
    await expect(document.title).not.toBe("owned");
  },
};
/** While the keyboard focus is in a frame, the frame has a ring and a notice explains where key presses go. */
export const HtmlInside: Story = {
  args: Html.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle("Product page (embedded content)");
    await waitFor(() => expect(frame.closest("[aria-busy]")).toHaveAttribute("aria-busy", "false"));
    await userEvent.click(canvasElement.querySelector("[data-cover]") as HTMLElement);
    await expect(await canvas.findByText(/^Keyboard input goes to this content/)).toBeVisible();
    await expect(frame).toHaveFocus();
  },
};
/** A frame whose content sends messages without end is removed; a notice states why and offers to show it again. */
export const HtmlFlooding: Story = {
  args: {
    value: `<p>Read me.</p><script>setInterval(() => { for (let i = 0; i < 500; i++) parent.postMessage(i, "*") }, 1)</script>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/sent more messages than this page can process/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show again" })).toBeVisible();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
  },
};
/** A frame whose content repeatedly takes the keyboard focus is removed, too. */
export const HtmlGrabbing: Story = {
  args: {
    value: `<p>Read me.</p><input id="i"><script>setInterval(() => { i.blur(); i.focus() }, 50)</script>`,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/repeatedly took the keyboard focus/, {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};
export const Markdown: Story = {
  args: {
    field: { title: "Instruction", settings: { type: "text", use_markdown: true } },
    value:
      "## Rewrite\n\nKeep it *short*:\n\n1. Say what happened\n2. Say what to do\n\n> Never promise a date.",
  },
};
/** An image with recognizable content (library 2.8). */
export const Image: Story = {
  args: { field: { title: "Shelf", settings: { type: "image" } }, value: shelf },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(100));
    await waitFor(() => expect(getComputedStyle(image).backgroundImage).toContain("conic-gradient"));
  },
};
export const ImageFailed: Story = {
  parameters: { proves: [318] },
  args: { field: { title: "Shelf", settings: { type: "image" } }, value: "javascript:alert(1)" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Could not load image")).toBeVisible();
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
/** A hundred messages: those off screen are not laid out until they are near the viewport. */
export const ChatOfAHundred: Story = {
  args: {
    field: { title: "Conversation", settings: { type: "chat", use_markdown: true } },
    value: Array.from({ length: 100 }, (_, index) => ({
      role: index % 2 === 0 ? "user" : "assistant",
      content: `Message **${index + 1}**: ${"a sentence follows the other. ".repeat((index % 5) + 1)}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const messages = await within(canvasElement).findAllByRole("listitem");
    await expect(messages).toHaveLength(100);
    await expect(getComputedStyle(messages[99] as HTMLElement).contentVisibility).toBe("auto");
  },
};
/** The output of a template of the dataset for the record. */
export const Custom: Story = {
  args: {
    field: {
      title: "Card",
      settings: {
        type: "custom",
        template:
          "<h3>{{record.fields.card.name}}</h3><p>Price: <b>{{record.fields.card.price}}</b></p><pre>{{json record.metadata}}</pre>",
        advanced_mode: false,
      },
    },
    value: { name: "Walnut side table", price: "189 €" },
    record: {
      id: "1",
      fields: { card: { name: "Walnut side table", price: "189 €" } },
      metadata: { language: "en" },
    },
  },
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle("Card (embedded content)");
    await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(120));
  },
};
/** In advanced mode a template is a small page with a script of its own. */
export const CustomAdvanced: Story = {
  args: {
    ...Custom.args,
    field: {
      title: "Card",
      settings: {
        type: "custom",
        template:
          '<div id="card" style="block-size: 90px"></div><script>document.getElementById("card").textContent = record.fields.card.name; if (record.fields.card.price !== "189 €") alert("wrong");</script>',
        advanced_mode: true,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle("Card (embedded content)");
    await waitFor(() => expect(frame.offsetHeight).toBe(94));
    await expect(within(canvasElement).queryByText(/blocked/)).toBeNull();
  },
};
export const CustomFailed: Story = {
  args: {
    ...Custom.args,
    field: {
      title: "Card",
      settings: { type: "custom", template: "{{#if record}}never closed", advanced_mode: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("Parse error on line 1");
  },
};
/** A value of another type than the field has, as a server may store it. */
export const Unsupported: Story = { args: { value: { is: "no text" } } };

// Frames render asynchronously: screenshots of them would differ at random.
const sheet = { Headline, Empty, Rtl, Markdown, Image, ImageFailed, Chat, ChatOfMany, CustomFailed };

/** All fields that need no frame, and one whose frame has nothing to show, on one sheet. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "24px" }}>
      {Object.entries(sheet).map(([name, { args, parameters }]) => (
        <div key={name} dir={parameters?.direction}>
          <FieldView
            {...meta.args}
            {...args}
            // The title names the state. Landmarks need different names, so each field has its own title.
            field={{ ...(args?.field ?? meta.args.field), title: name.replace(/(?<=[a-z])(?=[A-Z])/g, " ") }}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("alert");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).toBeNull());
  },
};
