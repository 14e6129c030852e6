import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { CodeBlock } from "./CodeBlock";
import { guide } from "./CodeBlock.guide";

const code = `import argilla as rg

client = rg.Argilla(api_url="http://localhost:6900", api_key="argilla.apikey")
dataset = client.datasets("ticket-triage-2026", workspace="support")
dataset.records.log(records)`;

const meta = {
  title: "Primitives/Data display/Code block",
  tags: ["stable", "data"],
  id: "primitives-code-block",
  component: CodeBlock,
  parameters: { guide },
  args: { code, language: "Python", copyLabel: "Copy", copiedLabel: "Copied", secret: "argilla.apikey" },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/argilla.apikey/)).not.toBeInTheDocument();
    const copied: string[] = [];
    document.addEventListener("copy", () => copied.push(String(document.getSelection())), { once: true });
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
  },
};
export const LongText: Story = { args: { code: `x = "${"long ".repeat(60)}"` } };

/** A line that is too long wraps (library 2.15). */
export const Wrapped: Story = {
  args: { ...LongText.args, isWrapped: true },
  play: async ({ canvasElement }) => {
    const pre = canvasElement.querySelector("pre");
    await expect(pre?.scrollWidth).toBe(pre?.clientWidth);
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

/** The key is copied but never shown. */
export const CopiesTheKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.textContent).not.toContain("argilla.apikey");
    await expect(canvasElement.textContent).toContain("••••");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await canvas.findByRole("button", { name: "Copied" });
  },
};

export const AllStates: Story = allStates(meta, { Default, LongText, Wrapped, Rtl }, "wide");
