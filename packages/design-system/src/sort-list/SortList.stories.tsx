import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilterPopover } from "../filter-popover";
import { ArrowDownUp } from "../icon";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { SortList } from "./SortList";
import { guide } from "./SortList.guide";

const options = ["Similarity", "Inserted at", "words", "Suggestion score"].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const meta = {
  title: "Primitives/Selection/Sort list",
  tags: ["stable", "form"],
  id: "primitives-sort-list",
  component: SortList,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value, args.onChange);
    return (
      <div style={{ maxInlineSize: "268px" }}>
        <SortList {...args} value={value} onChange={onChange} />
      </div>
    );
  },
  args: {
    options,
    value: [
      { id: "similarity", isDescending: true },
      { id: "words", isDescending: false },
    ],
    onChange: fn(),
    words: {
      sortedBy: "Sorted by",
      add: "Add",
      direction: (label, isDescending) => `${label}: ${isDescending ? "descending" : "ascending"}`,
      remove: (label) => `Don’t sort by ${label}`,
    },
  },
} satisfies Meta<typeof SortList>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** A key moves between the two lists with the focus, and its direction can be reversed. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [249] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Similarity: ascending" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Similarity" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: "words", isDescending: false }]);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Similarity: ascending" })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: "words", isDescending: false },
      { id: "similarity", isDescending: false },
    ]);
  },
};

export const Empty: Story = { args: { value: [] } };

export const AllChosen: Story = {
  args: { value: options.map(({ id }) => ({ id, isDescending: false })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { name: "Add" })).toBeNull();
  },
};

/** In a filter: reported on closing, but removing the last key applies at once. */
export const InAFilter: Story = {
  parameters: { proves: [247, 250] },
  render: (args) => {
    const [value, onCommit] = useControlled(args.value, args.onChange);
    return (
      <FilterPopover
        label="Sort"
        icon={ArrowDownUp}
        fit="list"
        value={value}
        onCommit={onCommit}
        badgesOf={(keys) =>
          keys.map((key) => ({ label: key.id, without: keys.filter((other) => other !== key) }))
        }
        moreLabel={(hidden) => `+${hidden}`}
      >
        {(draft, change) => (
          <SortList
            {...args}
            value={draft}
            onChange={(next) => change(next, next.length === 0 ? "now" : undefined)}
          />
        )}
      </FilterPopover>
    );
  },
  play: async ({ canvasElement, args }) => {
    // The first opening replaces the element.
    const trigger = () => within(canvasElement).getByRole("button", { name: /^Sort/ });
    await userEvent.click(trigger());
    const popup = within(await page.findByRole("dialog", { name: "Sort" }));
    await userEvent.click(popup.getByRole("button", { name: "Similarity: descending" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: "similarity", isDescending: false },
      { id: "words", isDescending: false },
    ]);
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.click(trigger());
    const again = within(await page.findByRole("dialog", { name: "Sort" }));
    await userEvent.click(again.getByRole("button", { name: "Don’t sort by Similarity" }));
    await userEvent.click(again.getByRole("button", { name: "Don’t sort by words" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const LongText: Story = {
  args: {
    options: [
      { id: "long", label: "Length of the message in words, without what it quotes" },
      { id: "other", label: "Antwortzeitüberschreitungswahrscheinlichkeit" },
    ],
    value: [{ id: "long", isDescending: true }],
  },
};
export const Rtl: Story = { parameters: { direction: "rtl" } };
export const Hover: Story = { parameters: { pointer: "hover" } };

export const AllStates: Story = allStates(meta, { Default, Empty, AllChosen, LongText, Rtl });
