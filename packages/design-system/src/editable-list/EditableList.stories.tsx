import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "../checkbox";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { EditableList, type EditableListProps } from "./EditableList";
import { guide } from "./EditableList.guide";
import { withMoved } from "./place-at";

const names = ["Organisation", "Money", "Event", "Place", "Date", "Person"];
const coloured = names.map((text, index) => ({ text, hue: index + 1 }));

const words: EditableListProps["words"] = {
  move: (text, place, count) => `Move ${text}, ${place} of ${count}`,
  moveHelp: "Up and down arrow move it.",
  moveUp: (text) => `Move ${text} up`,
  moveDown: (text) => `Move ${text} down`,
  moved: (text, place, count) => `${text}: now ${place} of ${count}`,
  rename: (place) => `Text of ${place}`,
  remove: (text) => `Remove ${text}`,
  removed: (text) => `${text} removed`,
  unnamed: "without a text",
};

/** Keeps the state of the list. */
function Kept(props: EditableListProps) {
  const [items, setItems] = useControlled(props.items, () => undefined);
  return (
    <EditableList
      {...props}
      items={items}
      onRename={(place, text) => {
        setItems(items.map((item, index) => (index === place ? { ...item, text } : item)));
        props.onRename?.(place, text);
      }}
      onMove={(from, to) => {
        setItems(withMoved(items, from, to));
        props.onMove(from, to);
      }}
      onRemove={
        props.onRemove &&
        ((place) => {
          setItems(items.filter((_, index) => index !== place));
          props.onRemove?.(place);
        })
      }
    />
  );
}

const meta = {
  title: "Primitives/Input/Editable list",
  tags: ["stable", "form"],
  id: "primitives-editable-list",
  component: EditableList,
  parameters: { guide },
  render: (args) => <Kept {...args} />,
  args: {
    label: "Labels",
    items: names.slice(0, 4).map((text) => ({ text })),
    onRename: fn(),
    onMove: fn(),
    onRemove: fn(),
    words,
  },
} satisfies Meta<typeof EditableList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: one Tab stop, arrows go from line to line and move a line by its grip. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Move Organisation, 1 of 4" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("button", { name: "Move Organisation, 3 of 4" })).toHaveFocus();
    await expect(canvas.getByText("Organisation: now 3 of 4")).toBeInTheDocument();
    await userEvent.keyboard("{Home}");
    await expect(args.onMove).toHaveBeenLastCalledWith(2, 0);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("textbox", { name: "Text of 2" })).toHaveFocus();
    await userEvent.keyboard("{End}, cash");
    await expect(args.onRename).toHaveBeenLastCalledWith(1, "Money, cash");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole("button", { name: "Remove Event" })).toHaveFocus();
  },
};

/** By pointer: a line that is dragged by its grip moves during the drag. */
export const Coloured: Story = {
  args: { items: coloured },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grip = canvas.getByRole("button", { name: /^Move Organisation/ });
    // The pointer of a synthetic event cannot be captured.
    grip.setPointerCapture = () => undefined;
    const third = canvas.getByRole("textbox", { name: "Text of 3" }).getBoundingClientRect();
    const at = { pointerId: 1, clientX: third.x + 2, clientY: third.bottom - 2 };
    await fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
    await fireEvent.pointerMove(grip, at);
    await fireEvent.pointerUp(grip, at);
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
    await expect(canvas.getByRole("button", { name: "Move Organisation, 3 of 6" })).toHaveFocus();
  },
};

/** By pointer, without dragging: a click on a grip shows buttons, which go with the line. */
export const ByClicks: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The pointer of a synthetic event cannot be captured.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    await userEvent.click(canvas.getByRole("button", { name: "Move Organisation, 1 of 4" }));
    await expect(canvas.getByRole("button", { name: "Move Organisation up" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Move Organisation down" }));
    await userEvent.click(canvas.getByRole("button", { name: "Move Organisation down" }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2);
    await expect(canvas.getByText("Organisation: now 3 of 4")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Move Organisation, 3 of 4" }));
    await expect(canvas.queryByRole("button", { name: "Move Organisation down" })).toBeNull();
  },
};

/** Each line has content of its own; the grip moves it with its state, and each control is a Tab stop. */
export const OwnContent: Story = {
  args: {
    items: names.slice(0, 3).map((text) => ({
      text,
      key: text,
      content: <Checkbox label={text} />,
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Money" }));
    canvas.getByRole("button", { name: "Move Money, 2 of 3" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 0);
    await expect(canvas.getByRole("button", { name: "Move Money, 1 of 3" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Money" })).toHaveFocus();
    await expect(canvas.getByRole("checkbox", { name: "Money" })).toBeChecked();
  },
};

/** A line has a list of its own: the focus goes to the next line, and in the end to what is near the list. */
export const OwnLists: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    items: ["Topic", "Mood"].map((text) => ({
      text,
      key: text,
      content: (
        <details>
          <summary>{text}</summary>
          <EditableList
            label={`Labels of ${text}`}
            items={[{ text: "Good" }]}
            onMove={fn()}
            onRemove={fn()}
            words={words}
          />
        </details>
      ),
    })),
  },
  render: (args) => (
    <div>
      <button type="button">Add question</button>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Remove Topic" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Mood" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Add question" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    items: [
      { text: "A label whose text goes on and on, far beyond what anybody would choose to read on a chip" },
      { text: "Antwortzeitüberschreitungswahrscheinlichkeit".repeat(3) },
    ],
  },
};
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    label: "التسميات",
    items: [
      { text: "منظمة", hue: 1 },
      { text: "مكان", hue: 2 },
    ],
  },
};

const Wrong: Story = {
  args: {
    items: [
      { text: "Refund" },
      { text: "", error: "Every label needs a text." },
      { text: "Refund", error: "“Refund” is there twice." },
    ],
  },
};
const TooFew: Story = { args: { items: [{ text: "Refund" }], error: "At least 2 labels are needed." } };
const Fixed: Story = { args: { items: coloured, onRemove: undefined } };
const ReadOnly: Story = { args: { items: coloured, isReadOnly: true } };

export const AllStates: Story = allStates(meta, {
  Default,
  Coloured,
  Wrong,
  TooFew,
  Fixed,
  ReadOnly,
  LongText,
  Rtl,
});
