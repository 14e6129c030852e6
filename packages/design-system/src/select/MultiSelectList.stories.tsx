import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { MultiSelectList } from "./MultiSelectList";
import { guide } from "./MultiSelectList.guide";

const counts = { chat: 71, email: 96, form: 16, phone: 31 };
const few = Object.entries(counts).map(([value, count]) => ({ value, label: value, count: String(count) }));
const many = Array.from({ length: 400 }, (_, index) => ({
  value: `topic-${index + 1}`,
  label: `topic ${index + 1}`,
  count: String(400 - index),
}));

const meta = {
  title: "Primitives/Selection/List of many",
  tags: ["stable", "form"],
  id: "primitives-list-of-many",
  component: MultiSelectList<string>,
  parameters: { guide },
  render: (args) => {
    const [values, onChange] = useControlled(args.values, args.onChange);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <MultiSelectList {...args} values={values} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Channel",
    options: few,
    values: ["chat", "email"],
    onChange: fn(),
    words: {
      search: "Find a value",
      noneFound: "No value found",
      more: (hidden) => `${hidden} more: type to find them`,
    },
  },
} satisfies Meta<typeof MultiSelectList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const list = within(canvasElement).getByRole("listbox", { name: "Channel" });
    await expect(list).toHaveFocus();
    await userEvent.keyboard("{End} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["chat", "email", "phone"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["email", "phone"]);
  },
};

/** The first hundred and the selected ones; the search finds all. */
export const Many: Story = {
  args: { options: many, values: ["topic-400"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("option")).toHaveLength(101);
    await expect(canvas.getByText("299 more: type to find them")).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox", { name: "Find a value" }), "topic 399{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["topic-399", "topic-400"]);
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: "long", label: "Antwortzeitüberschreitungswahrscheinlichkeitsverteilung", count: "12,480" },
      { value: "other", label: "A value of several words that needs a second line", count: "7" },
    ],
    values: ["long"],
  },
};
export const Rtl: Story = { parameters: { direction: "rtl" } };

export const AllStates: Story = allStates(meta, { Default, LongText, Rtl });
