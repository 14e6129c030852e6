import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { aField } from "../fixtures/fixtures";
import { CompareDialog } from "./CompareDialog";
import { guide } from "./CompareDialog.guide";

const fields = [aField({ name: "subject", title: "Subject" }), aField({ name: "message", title: "Message" })];

const first = {
  id: "48213-C",
  fields: {
    subject: "Charged twice for one order",
    message:
      "Hello, I ordered the walnut side table on 3 March and the payment went through on my card twice. Nobody has said when the refund arrives.",
  },
};
const second = {
  id: "48190-A",
  fields: {
    subject: "Charged twice for one order",
    message:
      "Hello, I ordered the oak side table on 5 March and the payment went through on my card twice. Please tell me when the refund arrives.",
  },
};

const meta = {
  title: "Screens/Annotation/Compare records",
  tags: ["stable", "screen", "annotation"],
  component: CompareDialog,
  parameters: { guide, layout: "fullscreen" },
  args: { fields, records: [first, second], onClose: fn() },
  render: (args) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <CompareDialog {...args} />
    </main>
  ),
} satisfies Meta<typeof CompareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole("dialog", { name: "Compare two records" });
const marked = (side: HTMLElement, role: "deletion" | "insertion") =>
  within(side)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);

export const Default: Story = {};

/** Only what one of the records has is marked, on its own side; Escape closes. */
export const Differences: Story = {
  play: async ({ args }) => {
    const opened = within(await dialog());
    await expect(opened.getByRole("region", { name: "Subject – no differences" })).toBeVisible();
    const message = within(opened.getByRole("region", { name: "Message" }));
    const [left, right] = message.getAllByRole("group");
    await expect(left && marked(left, "deletion")).toEqual(["walnut", "3", "Nobody has said"]);
    await expect(right && marked(right, "insertion")).toEqual(["oak", "5", "Please tell me"]);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A field that only one record has. */
export const OneSided: Story = {
  args: { records: [first, { id: "x", fields: { subject: "Return label expired" } }] },
  play: async () => {
    await expect(within(await dialog()).getByText("No text")).toBeVisible();
  },
};

/** A megabyte of equal text is left out in the middle; markup stays text. */
export const LongText: Story = {
  args: {
    records: [
      { id: "a", fields: { subject: "<script>alert(1)</script>", message: `${"word ".repeat(200_000)}end` } },
      {
        id: "b",
        fields: { subject: "<img src=x onerror=alert(2)>", message: `${"word ".repeat(200_000)}END` },
      },
    ],
  },
  play: async () => {
    const opened = await dialog();
    await expect(within(opened).getAllByText(/more characters left out/).length).toBeGreaterThan(0);
    await expect(opened.querySelector("script, img")).toBeNull();
    await expect((opened.textContent ?? "").length).toBeLessThan(200_000);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: {
    records: [
      { id: "a", fields: { subject: "👩‍👩‍👧 طلب", message: "قضت المحكمة اليوم برفض الدعوى 👋" } },
      { id: "b", fields: { subject: "👩‍👩‍👦 طلب", message: "قضت المحكمة أمس بقبول الدعوى" } },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await dialog();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
