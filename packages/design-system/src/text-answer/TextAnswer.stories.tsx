import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { TextAnswer, type TextAnswerProps } from "./TextAnswer";
import { guide } from "./TextAnswer.guide";

function Controlled(props: TextAnswerProps) {
  const [value, setValue] = useState(props.value);
  const onChange = (text: string) => {
    setValue(text);
    props.onChange?.(text);
  };
  return (
    <>
      <h3 id="reply">
        <bdi>Rewrite the reply</bdi>
      </h3>
      <TextAnswer {...props} value={value} onChange={onChange} />
    </>
  );
}

function WithPreview(props: TextAnswerProps) {
  const [isShown, setShown] = useState(false);
  const toggled = { isShown, onToggle: () => setShown(!isShown), showLabel: "Preview", hideLabel: "Write" };
  return <Controlled {...props} preview={{ ...toggled, content: props.value }} />;
}

const draft =
  "Thank you for your patience, Marisol. You were charged twice and we are returning €189.00 to your card within five working days.";

const meta = {
  title: "Primitives/Annotation/Text answer",
  tags: ["stable", "annotation"],
  id: "primitives-text-answer",
  component: TextAnswer,
  parameters: { guide },
  render: (args) => <Controlled {...args} />,
  args: { id: "reply-answer", labelId: "reply", value: "", onChange: fn(), placeholder: "Write your answer" },
} satisfies Meta<typeof TextAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Rewrite the reply" });
    const height = field.clientHeight;
    await userEvent.type(field, "one{Enter}two{Enter}three{Enter}four{Enter}five");
    await expect(field.clientHeight).toBeGreaterThan(height);
    await expect(field.scrollHeight).toBe(field.clientHeight);
    // A very long text would be laid out twice for each key press, so it keeps a fixed height and scrolls.
    const grown = field.clientHeight;
    fireEvent.change(field, { target: { value: "a line\n".repeat(10_000) } });
    await expect(field.clientHeight).toBeLessThan(window.innerHeight);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    fireEvent.change(field, { target: { value: "one\ntwo\nthree\nfour\nfive" } });
    await expect(field.clientHeight).toBe(grown);
  },
};

export const Pencilled: Story = { args: { value: draft, isPencil: true, count: "24 words" } };

export const Markdown: Story = {
  args: {
    value: "We are **returning** it.",
    note: "Markdown",
    count: "4 words",
    preview: {
      isShown: false,
      onToggle: fn(),
      showLabel: "Preview",
      hideLabel: "Write",
      content: "We are returning it.",
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Preview" }));
    await expect(args.preview?.onToggle).toHaveBeenCalled();
  },
};

export const Changed: Story = {
  args: {
    value: "You were charged twice.",
    count: "4 words",
    useSuggestion: { label: "Use suggestion", onUse: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Use suggestion" }));
    await expect(args.useSuggestion?.onUse).toHaveBeenCalled();
  },
};

export const Compared: Story = {
  args: {
    value: "You were charged twice.",
    count: "4 words",
    useSuggestion: { label: "Use suggestion", onUse: fn() },
    suggestion: {
      isShown: true,
      onToggle: fn(),
      showLabel: "Show suggestion",
      hideLabel: "Hide suggestion",
      content: draft,
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Hide suggestion" }));
    await expect(args.suggestion?.onToggle).toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { isInvalid: true } };

export const ReadOnly: Story = { args: { value: draft, isReadOnly: true } };

export const LongText: Story = { args: { value: `${draft}\n\n`.repeat(5) + "ab".repeat(200) } };

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { value: "قضت المحكمة على الشركة بدفع المبلغ." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAttribute("dir", "rtl");
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("textbox").focus();
    await expect(within(canvasElement).getAllByRole("textbox")[0]).toHaveFocus();
  },
};

/** By keyboard the caret is at first behind the text, so that typing continues it; after that it stays where it was. */
export const CaretAtFirst: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: draft },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>("textbox");
    field.setSelectionRange(0, 0);
    field.focus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([draft.length, draft.length]);
    field.setSelectionRange(3, 3);
    field.blur();
    field.focus();
    await expect(field.selectionStart).toBe(3);
  },
};

/** After the preview, the focus returns to the caret as it was left; the foot is at hand in a long text. */
export const BackFromPreview: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: `${draft}\n\n`.repeat(60) },
  render: (args) => <WithPreview {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    field.focus();
    field.setSelectionRange(40, 45);
    const button = canvas.getByRole("button", { name: "Preview" });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("button", { name: "Write" }));
    const again = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await expect(again).toHaveFocus();
    await expect([again.selectionStart, again.selectionEnd]).toEqual([40, 45]);
  },
};

/** While it is not in use, the foot of a long text is at its end: it would cut through a line. */
export const FootAtRest: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: `${draft}\n\n`.repeat(60), count: "1,260 words" },
  render: (args) => <WithPreview {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    const endOf = (element: Element) => element.getBoundingClientRect().bottom;
    const foot = () => endOf(canvas.getByText("1,260 words"));
    await expect(foot()).toBeGreaterThan(endOf(field));
    field.focus({ preventScroll: true });
    await expect(foot()).toBeLessThan(window.innerHeight);
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await userEvent.click(canvas.getByRole("heading"));
    await expect(foot()).toBeLessThan(window.innerHeight);
  },
};

/** After a press the caret is where the user has pressed. */
export const CaretAtThePointer: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: draft },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>("textbox");
    field.setSelectionRange(4, 4);
    // A browser focuses the field after the press, and places the caret.
    fireEvent.mouseDown(field);
    field.focus();
    await expect(field.selectionStart).toBe(4);
  },
};

export const AllStates: Story = allStates(meta, {
  Default,
  Pencilled,
  Markdown,
  Changed,
  Compared,
  Invalid,
  ReadOnly,
  LongText,
  Rtl,
});
