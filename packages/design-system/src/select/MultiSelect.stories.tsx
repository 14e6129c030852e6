import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { MultiSelect } from "./MultiSelect";
import { guide } from "./MultiSelect.guide";

const counts = { alignment: 3, newsroom: 4, quality: 1, support: 5 };
const few = Object.entries(counts).map(([value, count]) => ({ value, label: value, count: String(count) }));
const many = [
  ...few,
  ...["archive", "court", "legal", "research", "voice"].map((value) => ({ value, label: value })),
];

const meta = {
  title: "Primitives/Selection/Select of many",
  tags: ["stable", "form", "overlay"],
  id: "primitives-select-of-many",
  component: MultiSelect<string>,
  parameters: { guide },
  render: (args) => {
    const [values, onChange] = useControlled(args.values ?? [], args.onChange);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <MultiSelect {...args} values={values} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Workspaces",
    options: few,
    values: ["alignment", "newsroom"],
    onChange: fn(),
    placeholder: "All workspaces",
    countLabel: (count) => `${count} workspaces`,
    words: { search: "Find a workspace", noneFound: "No workspace found" },
  },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Workspaces 2 workspaces" });
    await userEvent.click(trigger);
    const list = await page.findByRole("listbox", { name: "Workspaces" });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(within(list).getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.keyboard("{End} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["alignment", "newsroom", "support"]);
    await userEvent.keyboard("{Home}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["newsroom", "support"]);
    await expect(list).toBeVisible();
  },
};

export const Searchable: Story = {
  args: { options: many, values: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Workspaces All workspaces" }));
    await waitFor(() => expect(page.getByRole("combobox", { name: "Find a workspace" })).toHaveFocus());
    await userEvent.keyboard("news{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["newsroom"]);
  },
};

/** With a search field although there are few options. */
export const AlwaysSearchable: Story = {
  args: { values: [], hasSearch: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Workspaces All workspaces" }));
    await waitFor(() => expect(page.getByRole("combobox", { name: "Find a workspace" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["newsroom"]);
    // The arrow keys stay within what the search has found.
    await userEvent.keyboard("u{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["newsroom", "quality"]);
  },
};

/** The options are loading; a search field can be typed into already. */
export const Loading: Story = {
  args: { values: [], options: [], hasSearch: true, loadingLabel: "Loading workspaces" },
  parameters: { proves: [97] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Workspaces All workspaces" }));
    const list = (await page.findByText("Loading workspaces")).closest('[aria-busy="true"]');
    await expect(list?.children).toHaveLength(1 + 5);
    await expect(page.getByRole("combobox", { name: "Find a workspace" })).toHaveFocus();
  },
};

const arriving = [{ value: "news", label: "Newsroom" }];

/** The options arrive while the list is open: the list gets the focus. */
export const LoadedWhileOpen: Story = {
  render: (args) => {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <MultiSelect
          {...args}
          options={isLoading ? [] : arriving}
          loadingLabel={isLoading ? "Loading workspaces" : undefined}
        />
        <button type="button" onClick={() => setLoading(false)}>
          Load
        </button>
      </>
    );
  },
  args: { values: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const load = canvas.getByRole("button", { name: "Load" });
    await userEvent.click(canvas.getByRole("button", { name: "Workspaces All workspaces" }));
    await expect(await page.findByRole("dialog")).toHaveFocus();
    load.click();
    await waitFor(() => expect(page.getByRole("option", { name: "Newsroom" }).parentElement).toHaveFocus());
  },
};

export const Empty: Story = { args: { values: [] } };
export const One: Story = { args: { values: ["quality"] } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Rtl: Story = { parameters: { direction: "rtl" }, args: { label: "مساحات العمل" } };

export const LongText: Story = {
  args: {
    values: ["x"],
    options: [{ value: "x", label: "a workspace with a name that goes on and on ".repeat(4) }],
  },
};

export const AllStates: Story = allStates(meta, { Default, Empty, One, Disabled, Rtl, LongText });
