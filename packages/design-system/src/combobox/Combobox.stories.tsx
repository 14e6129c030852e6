import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { Combobox } from "./Combobox";
import { guide } from "./Combobox.guide";

const places = ["norrland-nlp", "norrland-energi", "marisol", "argilla"];

const meta = {
  title: "Primitives/Input/Combobox",
  tags: ["stable", "form", "overlay"],
  id: "primitives-combobox",
  component: Combobox,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value ?? "", args.onChange);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <Combobox {...args} value={value} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Owner on the Hub",
    value: "",
    onChange: fn(),
    options: places.map((label) => ({ value: label, label })),
    noneFound: "A new owner",
    placeholder: "owner",
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Owner on the Hub" });
    await userEvent.tab();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("nor");
    const list = await page.findByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(2);
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(page.getByRole("option", { name: "norrland-energi" })).toHaveAttribute(
      "id",
      field.getAttribute("aria-activedescendant"),
    );
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("norrland-energi");
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
  },
};

/** Any text is allowed, not only the proposals. */
export const OwnText: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "somebody-new");
    await expect(await page.findByText("A new owner")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByText("A new owner")).not.toBeInTheDocument());
    await expect(field).toHaveValue("somebody-new");
    await expect(args.onChange).toHaveBeenLastCalledWith("somebody-new");
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("combobox").focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = within(await page.findByRole("listbox"));
    await expect(list.getAllByRole("option")).toHaveLength(4);
  },
};

export const Invalid: Story = { args: { value: "nobody", error: "There is no such owner." } };
export const Disabled: Story = { args: { value: "marisol", isDisabled: true } };
export const Rtl: Story = {
  ...Open,
  parameters: { direction: "rtl" },
  args: {
    label: "المالك",
    placeholder: "المالك",
    options: ["ليلى", "سمير", "نورا", "هدى"].map((label) => ({ value: label, label })),
  },
};

export const LongText: Story = {
  args: { label: "A label that goes on and on ".repeat(6), value: "a-very-long-name-of-an-owner-".repeat(6) },
};

export const AllStates: Story = allStates(meta, { Default, Invalid, Disabled, Rtl, LongText });
