import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { Tooltip } from "./Tooltip";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  parameters: { layout: "centered" },
  args: { content: "Next record", keyHint: "→", children: <Button>Next</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await within(document.body).findByRole("tooltip");
    await expect(tip).toHaveTextContent("Next record");
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(/Next record/);
    await userEvent.keyboard("{Escape}");
    await expect(within(document.body).queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
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
