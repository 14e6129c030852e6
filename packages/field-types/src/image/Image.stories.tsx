import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { FieldView } from "../FieldView";
import { drawing, shelf } from "../testing/story-values";
import { guide } from "./Image.guide";

const meta = {
  title: "Fields/Image",
  tags: ["stable", "annotation"],
  component: FieldView,
  parameters: { guide },
  args: { field: { title: "Shelf", settings: { type: "image" } }, value: shelf },
} satisfies Meta<typeof FieldView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const body = within(document.body);

async function enlarged(canvasElement: HTMLElement) {
  const enlarge = await within(canvasElement).findByRole("button", { name: "Enlarge Shelf" });
  await userEvent.click(enlarge);
  const dialog = within(await body.findByRole("dialog", { name: "Shelf" }));
  const box = dialog.getByRole("region", { name: "Shelf" });
  await waitFor(() => expect(box).toHaveFocus());
  return { enlarge, dialog, box, picture: within(box).getByRole("img") };
}

/** Whether a picture covers its box, or lies within it, in a direction. */
function fills(picture: HTMLElement, box: HTMLElement) {
  const [inner, outer] = [picture.getBoundingClientRect(), box.getBoundingClientRect()];
  const lies = (start: number, end: number, from: number, to: number) =>
    (start <= from + 1 && end >= to - 1) || (start >= from - 1 && end <= to + 1);
  return (
    lies(inner.left, inner.right, outer.left, outer.right) &&
    lies(inner.top, inner.bottom, outer.top, outer.bottom)
  );
}

/** Plus and minus zoom, arrows move, 0 shows the whole picture, Escape returns the focus to the button. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const { box } = await enlarged(canvasElement);
    await expect(box.clientWidth).toBeGreaterThan(innerWidth * 0.85);
  },
};

/** Enlarging with the keyboard (use A12). */
export const EnlargedInUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const { enlarge, dialog, box } = await enlarged(canvasElement);
    const zoomOut = dialog.getByRole("button", { name: "Zoom out" });
    const reset = dialog.getByRole("button", { name: "Fit to window" });
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("1");
    await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("++");
    await expect(box).toHaveAttribute("data-scale", "1.56");
    await expect(dialog.getByText("156%")).toBeVisible();
    await userEvent.click(zoomOut);
    await expect(box).toHaveAttribute("data-scale", "1.25");
    box.focus();
    await userEvent.keyboard("+".repeat(12));
    await expect(box).toHaveAttribute("data-scale", "16.00");
    await expect(dialog.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("0");
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("1+{Escape}");
    await waitFor(() => expect(enlarge).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole("img", { name: "Shelf" }));
    // As it was left.
    const again = within(await body.findByRole("dialog", { name: "Shelf" }));
    await expect(again.getByRole("region", { name: "Shelf" })).toHaveAttribute("data-scale", "1.25");
  },
};

/** A page of text is as wide as the column and scrolls, by keyboard as well. */
export const Tall: Story = {
  args: { value: drawing(600, 5000) },
  play: async ({ canvasElement }) => {
    const content = await within(canvasElement).findByRole("group", { name: "Shelf" });
    await expect(content).toHaveAttribute("tabindex", "0");
    await expect(content.scrollHeight).toBeGreaterThan(3 * content.clientHeight);
  },
};

/** Neither wheel nor drag move a tall picture out of sight; two keys lead to its top and its end. */
export const TallInUse: Story = {
  ...Tall,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const { dialog, box, picture } = await enlarged(canvasElement);
    const { left, right, top, height } = box.getBoundingClientRect();
    const beside = { clientX: right - 10, clientY: top + height / 4 };
    for (let turn = 0; turn < 12; turn += 1) await fireEvent.wheel(box, { ...beside, deltaY: -200 });
    await expect(fills(picture, box)).toBe(true);
    await fireEvent.pointerDown(box, { pointerId: 1, clientX: left + 10, clientY: top + 10 });
    await fireEvent.pointerMove(box, { pointerId: 1, clientX: right + 4000, clientY: top + 9000 });
    await fireEvent.pointerUp(box, { pointerId: 1 });
    await expect(fills(picture, box)).toBe(true);
    await userEvent.click(dialog.getByRole("button", { name: "Fit to width" }));
    const atTop = picture.getBoundingClientRect();
    await expect(Math.abs(atTop.width - box.clientWidth)).toBeLessThan(2);
    await expect(Math.abs(atTop.top - top)).toBeLessThan(2);
    box.focus();
    await userEvent.keyboard("{PageDown}");
    await expect(picture.getBoundingClientRect().top).toBeLessThan(top - height / 2);
    await userEvent.keyboard("{End}");
    await expect(Math.abs(picture.getBoundingClientRect().bottom - top - height)).toBeLessThan(2);
    await userEvent.dblClick(box);
    await userEvent.dblClick(box);
    await expect(box).toHaveAttribute("data-scale", "1.00");
  },
};

/** A picture of a few pixels is shown at most three times as large as it is. */
export const Tiny: Story = {
  args: { value: drawing(12, 12) },
  play: async ({ canvasElement }) => {
    const { picture } = await enlarged(canvasElement);
    await expect(picture.getBoundingClientRect().width).toBe(36);
    const [inField] = canvasElement.querySelectorAll("img");
    await expect(inField?.clientWidth).toBe(36);
    await userEvent.keyboard("{Escape}");
  },
};
