import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { Select } from "./Select";
import { guide } from "./Select.guide";

const sorts = [
  { value: "name", label: "Name" },
  { value: "activity", label: "Last activity" },
  { value: "created", label: "Created" },
];
const spaces = [
  "alignment",
  "archive",
  "court",
  "legal",
  "newsroom",
  "quality",
  "research",
  "support",
  "voice",
];

const meta = {
  title: "Primitives/Selection/Select",
  tags: ["stable", "form", "overlay"],
  id: "primitives-select",
  component: Select<string>,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value, args.onChange as (value: string | undefined) => void);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <Select {...args} value={value} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Sort by",
    options: sorts,
    value: "activity",
    onChange: fn(),
    placeholder: "Choose",
    words: { search: "Find a workspace", noneFound: "No workspace found" },
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  return within(await page.findByRole("listbox"));
};

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const trigger = () => within(canvasElement).getByRole("button", { name: "Sort by Last activity" });
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const list = await page.findByRole("listbox", { name: "Sort by" });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(within(list).getByRole("option", { name: "Last activity", selected: true })).toHaveAttribute(
      "id",
      list.getAttribute("aria-activedescendant"),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{End}{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("listbox")).toHaveFocus());
    await userEvent.keyboard("cr");
    fireEvent.keyDown(page.getByRole("listbox"), { key: "Enter" });
    // At once, because the next key may follow before the list is gone.
    expect(trigger()).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith("created");
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole("button", { name: "Sort by Created" })).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const list = await opened(canvasElement);
    await expect(list.getAllByRole("option")).toHaveLength(3);
  },
};

/** More than eight options have a search field. */
export const Searchable: Story = {
  args: {
    label: "Workspace",
    value: undefined,
    options: spaces.map((label) => ({ value: label, label, isDisabled: label === "archive" })),
  },
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement);
    const search = page.getByRole("combobox", { name: "Find a workspace" });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("zzz");
    await expect(page.getByText("No workspace found")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.keyboard("ar");
    await expect(page.getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("research");
  },
};

export const Empty: Story = { args: { value: undefined } };

export const Invalid: Story = {
  args: { value: undefined, requiredLabel: "Required", error: "Choose an order." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription("Choose an order.");
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeDisabled();
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    options: [...sorts.slice(0, 2), { value: "x", label: "An order that goes on and on ".repeat(8) }],
    value: "x",
  },
};

export const Rtl: Story = {
  ...Open,
  parameters: { direction: "rtl" },
  args: {
    label: "ترتيب حسب",
    value: "a",
    options: [
      { value: "a", label: "الاسم" },
      { value: "b", label: "آخر نشاط" },
      { value: "c", label: "تاريخ الإنشاء" },
    ],
  },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("button")[0]).toHaveFocus();
  },
};

export const AllStates: Story = allStates(meta, { Default, Empty, Invalid, Disabled, LongText, Rtl });
