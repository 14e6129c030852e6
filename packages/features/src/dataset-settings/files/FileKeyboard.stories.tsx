import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FileDatasetScreen } from "./FileDatasetScreen";
import { aReadPage } from "./fixtures";

const meta = {
  title: "Screens/Dataset from files, by keyboard",
  tags: ["beta", "screen"],
  component: FileDatasetScreen,
  parameters: { layout: "fullscreen" },
  args: aReadPage(),
} satisfies Meta<typeof FileDatasetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** By keyboard: the focus goes to the title of an added question, and stays near one that is removed. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string | RegExp) => {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
    };
    for (let added = 0; added < 2; added++) {
      await press("Add question");
      await userEvent.click(await page().findByRole("menuitem", { name: "multi-label" }));
      const titles = () => canvas.getAllByRole("textbox", { name: /^Title/ });
      await waitFor(() => expect(titles().at(-1)).toHaveFocus());
      await expect(titles().at(-1)).toHaveValue(`Multi-label ${added + 1}`);
    }
    // A visually hidden element at the end of a long form does not make the page longer.
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
    await press("Remove topic");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Multi-label 1" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Multi-label 2" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add question" })).toHaveFocus());
  },
};

/** The select for a dataset moves to another form and keeps the focus, also in the other direction. */
export const Target: Story = {
  play: async ({ canvasElement }) => {
    const target = () => within(canvasElement).getByRole("button", { name: /^Import into/ });
    const choose = async (keys: string) => {
      await userEvent.keyboard("{Enter}");
      await page().findByRole("listbox", { name: "Import into" });
      await userEvent.keyboard(keys);
    };
    target().focus();
    await choose("{ArrowDown}{Enter}");
    await waitFor(() => expect(target()).not.toHaveTextContent("A new dataset"));
    await expect(target()).toHaveFocus();
    await choose("{Home}{Enter}");
    await waitFor(() => expect(target()).toHaveTextContent("A new dataset"));
    await expect(target()).toHaveFocus();
  },
};
