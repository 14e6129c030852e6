import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import { aForm, aScreen, aView } from "../fixtures/fixtures";
import { inked } from "../fixtures/fixtures-texts";

const meta = {
  title: "Screens/Annotation/Conflict on the page",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changed on another device: both versions are shown at once; after postponing, one click shows them again. */
export const Asked: Story = {
  args: {
    view: aView({
      form: aForm({ values: inked, saveState: { kind: "conflict", other: { need: { value: "other" } } } }),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(document.body);
    const name = "This answer was changed elsewhere";
    await page.findByRole("dialog", { name });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Compare" }));
    await expect(await page.findByRole("dialog", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    // Nothing is sent before the two are compared: Submit opens the comparison.
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Submit/ }));
    await expect(await page.findByRole("dialog", { name })).toBeVisible();
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
    // An Enter that was meant for the page neither chooses a response nor closes the dialog.
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onResolve).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Keep my version" }));
    await expect(args.ports.onResolve).toHaveBeenCalledWith("mine", undefined, "submit");
  },
};

/** It opened by itself: the user's version is kept as unsaved work, because nothing was asked for. */
export const Unasked: Story = {
  ...Asked,
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    const page = within(document.body);
    await page.findByRole("dialog", { name: "This answer was changed elsewhere" });
    await userEvent.click(page.getByRole("button", { name: "Keep my version" }));
    await expect(args.ports.onResolve).toHaveBeenCalledWith("mine", undefined, undefined);
  },
};
