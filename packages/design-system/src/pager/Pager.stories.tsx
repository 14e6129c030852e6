import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Pager } from "./Pager";
import { guide } from "./Pager.guide";

const meta = {
  title: "Primitives/Navigation/Pager",
  tags: ["stable", "navigation"],
  id: "primitives-pager",
  component: Pager,
  parameters: { guide },
  args: {
    label: "Records",
    position: 17,
    total: 1208,
    children: (
      <>
        <b>17</b> of 1,208
      </>
    ),
    previousLabel: "Previous record",
    nextLabel: "Next record",
    previousKey: "←",
    nextKey: "→",
    onPrevious: fn(),
    onNext: fn(),
    canGoBack: true,
    canGoOn: true,
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const pager = within(within(canvasElement).getByRole("navigation", { name: "Records" }));
    await userEvent.click(pager.getByRole("button", { name: "Next record" }));
    await userEvent.click(pager.getByRole("button", { name: "Previous record" }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  },
};

export const AtTheStart: Story = {
  args: { canGoBack: false },
  play: async ({ canvasElement, args }) => {
    const back = within(canvasElement).getByRole("button", { name: "Previous record" });
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(back);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

export const GoTo: Story = {
  args: { onGoTo: fn(), goToLabel: "Go to record", goToError: "Enter a number from 1 to 1,208." },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "17 of 1,208" }));
    await userEvent.keyboard("1208{Enter}");
    await expect(args.onGoTo).toHaveBeenCalledWith(1208);
    await expect(canvas.getByRole("button", { name: "17 of 1,208" })).toHaveFocus();
  },
};

/** What is no position stays in the field, and the message says what is one. */
export const NoSuchPosition: Story = {
  args: GoTo.args ?? {},
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "17 of 1,208" }));
    await userEvent.keyboard("9999{Enter}");
    const field = canvas.getByRole("textbox", { name: "Go to record" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("9999");
    await expect(field).toHaveAccessibleDescription("Enter a number from 1 to 1,208.");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Enter a number from 1 to 1,208.");
    await expect(args.onGoTo).not.toHaveBeenCalled();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

export const AtTheEnd: Story = { args: { canGoOn: false } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <b>1,000,017</b> of 12,345,678
      </>
    ),
  },
};

export const AllStates: Story = allStates(meta, {
  Default,
  AtTheStart,
  GoTo,
  NoSuchPosition,
  Rtl,
  AtTheEnd,
  LongText,
});
