import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { aHubPage } from "./fixtures";
import { HubDatasetScreen } from "./HubDatasetScreen";

const meta = {
  title: "Screens/Dataset from the hub/New questions",
  tags: ["beta", "screen"],
  component: HubDatasetScreen,
  parameters: { layout: "fullscreen" },
  args: aHubPage(),
} satisfies Meta<typeof HubDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const examples = [
  ["label", ["positive", "negative", "neutral"]],
  ["multi-label", ["news", "sports", "international", "politics"]],
  ["ranking", ["Item 1", "Item 2"]],
  ["span", ["organisation", "person", "event"]],
] as const;

/** A question of any type can be published as it was added. */
export const OfEachType: Story = {
  parameters: { proves: [190] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = within(canvas.getByRole("region", { name: /^Questions/ }));
    const add = async (type: string) => {
      await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
      await userEvent.click(await within(document.body).findByRole("menuitem", { name: type }));
    };
    await add("rating");
    await expect(shown.getAllByRole("radio", { name: /^(\d|10)$/ })).toHaveLength(11);
    for (const [type, options] of examples) {
      await add(type);
      for (const option of options) await expect((await shown.findAllByText(option))[0]).toBeVisible();
    }
    await expect(canvas.getByRole("checkbox", { name: "Allow overlapping spans" })).toBeChecked();
  },
};
