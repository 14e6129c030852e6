import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { guide } from "./ExportButton.guide";
import { ImportCode } from "./ImportCode";

const same = (name: string) => ({ source: name, target: name });

const meta = {
  title: "Screens/Import code",
  tags: ["beta", "screen"],
  component: ImportCode,
  parameters: { guide },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"reviews"}</h1>
      <Story />
    </main>
  ),
  args: {
    target: {
      name: "reviews",
      workspace: "support",
      origin: {
        repoId: "stanfordnlp/imdb",
        subset: "plain_text",
        split: "train",
        mapping: { fields: [same("text")], suggestions: [same("label")] },
      },
    },
    url: "https://glossa.example.org",
    loadApiKey: async () => "argilla.apikey",
  },
} satisfies Meta<typeof ImportCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The code names the repository; the key is hidden. */
export const Shown: Story = {
  parameters: { proves: [215] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Import code" }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Import code" }));
    const code = await dialog.findByText(/load_dataset/);
    await expect(code).toHaveTextContent('load_dataset("stanfordnlp/imdb"');
    await expect(code).toHaveTextContent('"label": "label.suggestion"');
    await expect(document.body.textContent).not.toContain("argilla.apikey");
  },
};

/** Without the key there is no code. */
export const Failed: Story = {
  args: { loadApiKey: () => Promise.reject(new TypeError("no network")) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Import code" }));
    await expect(await within(document.body).findByRole("alert")).toBeVisible();
  },
};
