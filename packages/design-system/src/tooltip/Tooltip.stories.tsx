import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { DescriptionTooltip } from "./DescriptionTooltip";
import { DisabledReason } from "./DisabledReason";
import { Tooltip } from "./Tooltip";
import { guide } from "./Tooltip.guide";

const meta = {
  title: "Primitives/Feedback/Tooltip",
  tags: ["stable", "feedback", "overlay"],
  id: "primitives-tooltip",
  component: Tooltip,
  parameters: { guide, layout: "centered" },
  args: { content: "Next record", keyHint: "→", children: <Button>Next</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await within(document.body).findByRole("tooltip");
    await expect(tip).toHaveTextContent("Next record");
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(/Next record/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("tooltip")).not.toBeInTheDocument());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};

/** A click or a key press closes it under a pointer that rests, until the pointer has left and come back. */
export const ClosedByUse: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    const page = within(document.body);
    const use = [() => userEvent.click(button), () => userEvent.keyboard("2")];
    for (const act of use) {
      await userEvent.hover(button);
      await page.findByRole("tooltip", {}, { timeout: 3000 });
      await act();
      await waitFor(() => expect(page.queryByRole("tooltip")).not.toBeInTheDocument());
      await userEvent.pointer({ target: button, coords: { x: 3, y: 3 } });
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await expect(page.queryByRole("tooltip")).not.toBeInTheDocument();
      await userEvent.unhover(button);
    }
  },
};

export const Rich: Story = {
  args: { isRich: true, keyHint: undefined, content: "triage-v3 suggests this label; score 0.9" },
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
  },
};

export const LongText: Story = {
  args: {
    keyHint: undefined,
    content:
      "Choose the one reason that must be solved. If the customer mentions an earlier problem that is solved, ignore it.",
  },
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
  },
};

function Changing() {
  const [edits, setEdits] = useState(0);
  return (
    <>
      <Button onClick={() => setEdits(edits + 1)}>Edit the description</Button>
      <DescriptionTooltip description={`Choose the one reason that must be solved (${edits}).`}>
        <Button tone="ghost">What does the customer need?</Button>
      </DescriptionTooltip>
    </>
  );
}

/** A description that changes is shown for two seconds. */
export const ChangedDescription: Story = {
  parameters: { proves: [399] },
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await expect(page.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Edit the description" }));
    await expect(await page.findByRole("tooltip")).toHaveTextContent("solved (1)");
    await waitFor(() => expect(page.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};

/** Under 40 characters it stays on one line; 8 pixels lie between it and its element. */
export const Small: Story = {
  parameters: { proves: [400] },
  args: { content: "Copy link", keyHint: undefined, children: <Button>Copy</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
    const tip = document.querySelector("[data-small]") as HTMLElement;
    await expect(getComputedStyle(tip).whiteSpace).toBe("nowrap");
    const button = within(canvasElement).getByRole("button").getBoundingClientRect();
    await expect(Math.round(tip.getBoundingClientRect().top - button.bottom)).toBe(8);
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { content: "السجل التالي", keyHint: "→", children: <Button>التالي</Button> },
  play: async () => {
    await userEvent.tab();
    await within(document.body).findByRole("tooltip");
  },
};

/** The reason why a control is disabled, which the focus shows as well. */
export const Reason: Story = {
  render: () => (
    <DisabledReason isDisabled reason="To submit, complete required responses">
      <Button isDisabled>Submit</Button>
    </DisabledReason>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
    await expect(await within(document.body).findByRole("tooltip")).toHaveTextContent(
      "complete required responses",
    );
  },
};

/** Every kind at once, held open. */
export const AllStates: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div style={{ display: "grid", justifyItems: "start", gap: "120px", padding: "2rem" }}>
      <Tooltip isOpen content="Next record" keyHint="→" side="right">
        <Button>With a key</Button>
      </Tooltip>
      <Tooltip isOpen isRich content="triage-v3 suggests this label; score 0.9" side="right">
        <Button>Rich</Button>
      </Tooltip>
      <Tooltip isOpen content={"Choose the one reason that must be solved. ".repeat(3)} side="right">
        <Button>Long</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await expect(await within(document.body).findAllByRole("tooltip")).toHaveLength(3);
  },
};
