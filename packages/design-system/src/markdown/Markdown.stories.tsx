import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Markdown } from "./Markdown";

const guidelines = `## Read the whole message first

Label what the customer needs *now*, not the history of the case.

- 0–3: can wait a week
- 4–7: today or tomorrow

| Label | When |
| - | - |
| Refund | Money was taken twice |

See [the tone guide](https://example.org/tone) and \`triage.md\`.`;

const meta = {
  title: "Primitives/Showing data/Markdown",
  id: "primitives-markdown",
  component: Markdown,
  args: { text: guidelines },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "the tone guide" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
export const Notes: Story = { args: { look: "notes" } };
/** A table with more than fits keeps its words whole and scrolls. */
export const WideTable: Story = {
  args: {
    text: "| Component | What it is for | States | Stories | Held |\n| - | - | - | - | - |\n| `SegmentedControl` | Two to four views of which one is always chosen, such as focus or bulk, a theme or a language, side by side in one frame. | 12 | 15 | certainly |",
  },
  parameters: { layout: "padded" },
  play: async ({ canvasElement }) => {
    const held = within(canvasElement).getByRole("columnheader", { name: "Held" });
    const range = document.createRange();
    range.selectNodeContents(held);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
export const Hostile: Story = {
  args: {
    text: 'Hello <script>document.title = "owned"</script><img src=x onerror="document.title = \'owned\'"> <a href="javascript:document.title=1">click</a>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, [onerror], [href]")).toBeNull();
    await expect(document.title).not.toBe("owned");
  },
};
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { text: "قضت المحكمة على الشركة.\n\nThe court ruled against the company." },
};

export const AllStates: Story = allStates(meta, { Default, Notes, Rtl }, "wide");
