import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { usePageAction } from "../../shell/pages/page-actions";
import { AnnotationScreen } from "../AnnotationScreen";
import { aScreen } from "../fixtures/fixtures";

const onWeigh = fn();

/** A tool, as the app passes them. */
function Scales() {
  usePageAction("weigh", { label: "Weigh the records", run: onWeigh });
  return <button type="button">{"Weigh"}</button>;
}

const meta = {
  title: "Screens/Annotation/On a phone",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { ...aScreen(), tools: <Scales /> },
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be done with the dataset is in one menu, so that there is room for its name. */
export const PhoneActions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await expect(canvas.queryByRole("button", { name: "Weigh" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for the dataset" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Copy link to dataset" }));
    await expect(args.ports.onCopyLink).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for the dataset" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Work offline" }));
    await expect(args.ports.onWorkOffline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for the dataset" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Weigh the records" }));
    await expect(onWeigh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for the dataset" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Keyboard shortcuts" }));
    await expect(await page.findByRole("dialog", { name: /shortcuts/i })).toBeVisible();
  },
};
