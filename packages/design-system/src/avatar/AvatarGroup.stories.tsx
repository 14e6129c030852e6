import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { AvatarGroup } from "./AvatarGroup";
import { guide } from "./AvatarGroup.guide";

const people = [
  "marisol",
  "jonas",
  "pkowalski",
  "tuyet",
  "elin",
  "aoife",
  "samir",
  "ines",
  "bao",
  "nora",
  "kaito",
];

const meta = {
  title: "Primitives/Data display/Avatar group",
  tags: ["stable", "data"],
  id: "primitives-avatar-group",
  component: AvatarGroup,
  parameters: { guide },
  args: { usernames: people.slice(0, 7), label: "Team", moreLabel: (count) => `+${count}` },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [94, 95] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("img")).toHaveLength(3);
    await userEvent.hover(canvas.getByRole("button", { name: "+4" }));
    await expect(canvas.getAllByRole("img")).toHaveLength(7);
    await expect(canvas.getByRole("img", { name: "samir" })).toHaveTextContent("SA");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "+4" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("list", { name: "Team" })).toHaveFocus();
    await expect(canvas.getAllByRole("img")).toHaveLength(7);
    await userEvent.tab();
    await expect(canvas.getAllByRole("img")).toHaveLength(3);
  },
};

export const Few: Story = { args: { usernames: people.slice(0, 2) } };

export const Many: Story = {
  parameters: { proves: [96] },
  args: { usernames: people },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("+8")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" }, args: { label: "الفريق" } };

export const AllStates: Story = allStates(meta, { Default, Few, Many, Rtl });
