import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Search, X } from "../icon";
import { IconButton } from "../icon-button";
import { allStates } from "../testing/all-states";
import { TextField, type TextFieldProps } from "./TextField";
import { guide } from "./TextField.guide";
import { useTouched } from "./use-touched";

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const { isTouched, onBlur } = useTouched();
  const error = props.requiredLabel && isTouched && value === "" ? "Enter a name." : props.error;
  return <TextField {...props} value={value} onChange={setValue} onBlur={onBlur} error={error} />;
}

const meta = {
  title: "Primitives/Input/Text field",
  tags: ["stable", "form"],
  id: "primitives-text-field",
  component: TextField,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: { label: "Repository", value: "", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: "The ID of a public repository.", placeholder: "owner/name" },
};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Repository" });
    await userEvent.type(field, "norrland-nlp/court-rulings");
    await expect(field).toHaveValue("norrland-nlp/court-rulings");
    await expect(field).toHaveAccessibleDescription("The ID of a public repository.");
  },
};

export const Required: Story = {
  parameters: { proves: [18] },
  args: { label: "Dataset name", requiredLabel: "Required" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: /Dataset name/ });
    await userEvent.click(field);
    await expect(canvas.queryByText("Enter a name.")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Enter a name.");
    await expect(field).toBeInvalid();
  },
};

export const Password: Story = {
  parameters: { proves: [17] },
  args: {
    label: "Password",
    value: "correct horse",
    type: "password",
    size: "lg",
    reveal: { show: "Show password", hide: "Hide password" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(field).toHaveAttribute("type", "password");
  },
};

export const SearchBox: Story = {
  args: {
    label: "Search records",
    isLabelHidden: true,
    placeholder: "Search records",
    icon: Search,
    keyHint: "/",
  },
};

/** A button at the start instead of an icon, and small buttons at the end. */
export const WithButtons: Story = {
  args: {
    label: "Search records",
    isLabelHidden: true,
    value: "refund",
    start: <IconButton picture={Search} label="Search" />,
    end: <IconButton picture={X} label="Clear search" />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Search" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Clear search" })).toHaveFocus();
  },
};

/** A description from elsewhere on the page is read together with the field's own help. */
export const Described: Story = {
  tags: ["!dev", "!autodocs"],
  args: { hint: "The name on the hub", "aria-describedby": "rules" },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="rules">Letters and digits only</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await expect(field).toHaveAccessibleDescription("Letters and digits only The name on the hub");
  },
};

export const Counted: Story = { args: { value: "ticket-triage-2026", counter: "18 / 200" } };

export const Invalid: Story = { args: { value: "norrland", error: "Can't load repository" } };

export const ReadOnly: Story = { args: { value: "norrland-nlp/court-rulings", isReadOnly: true } };

export const Disabled: Story = { args: { value: "norrland-nlp/court-rulings", isDisabled: true } };

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { label: "اسم المستخدم", value: "ليلى", icon: Search },
};

export const Hover: Story = { parameters: { pointer: "hover" } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("textbox")[0]).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: "norrland-nlp/court-rulings" } };

export const LongText: Story = {
  args: {
    label: "A label that goes on and on ".repeat(6),
    hint: "A hint that does the same. ".repeat(6),
    value: "norrland-nlp/".repeat(20),
  },
};

export const AllStates: Story = allStates(meta, {
  Default,
  Password,
  SearchBox,
  Counted,
  Invalid,
  ReadOnly,
  Disabled,
  Rtl,
  Filled,
  LongText,
});
