import { Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import text from "../docs/components.md?raw";

/** What each component is for, its keys, and what the last look at its sheet has found. */
function Findings() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <main style={{ padding: "2rem", overflow: "auto" }} tabIndex={0}>
      <Markdown text={text.replaceAll("<br>", " ")} look="notes" topLevel={1} words={useMarkdownWords()} />
    </main>
  );
}

const meta = {
  title: "Guides/Findings",
  component: Findings,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Findings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /Range slider/ });
    await expect(row).toHaveTextContent(/Page Up and Page Down/);
  },
};
