import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { RangeSlider } from "./RangeSlider";
import { guide } from "./RangeSlider.guide";

const meta = {
  title: "Primitives/Input/Range slider",
  tags: ["stable", "form"],
  id: "primitives-range-slider",
  component: RangeSlider,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value ?? [args.min, args.max], args.onChange);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <RangeSlider {...args} value={value} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Score",
    value: [0.6, 1],
    onChange: fn(),
    min: 0,
    max: 1,
    step: 0.05,
    words: {
      from: "From",
      to: "To",
      between: "to",
      exact: "exact value",
      limit: (limit) => `The limit is ${limit}.`,
    },
    say: (value) => `${Math.round(value * 100)} percent`,
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const group = within(within(canvasElement).getByRole("group"));
  return {
    slider: (name: string) => group.getByRole("slider", { name }),
    field: (name: string) => group.getByRole("spinbutton", { name: `${name}, exact value` }),
  };
};

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleName("Score");
    const { slider, field } = parts(canvasElement);
    await userEvent.tab();
    await expect(slider("From")).toHaveFocus();
    await expect(slider("From")).toHaveAttribute("aria-valuetext", "60 percent");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith([0.65, 1]);
    await userEvent.keyboard("{PageDown}");
    await expect(field("From")).toHaveValue("0.15");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(field("From")).toHaveValue("0");
    await userEvent.tab();
    await expect(slider("To")).toHaveFocus();
    await userEvent.keyboard("{PageDown}{ArrowDown}");
    await expect(field("To")).toHaveValue("0.45");
    await userEvent.keyboard("{End}");
    await expect(field("To")).toHaveValue("1");
  },
};

/** The thumbs stop at each other, by key and by number. */
export const Meeting: Story = {
  args: { value: [0.4, 0.5] },
  play: async ({ canvasElement, args }) => {
    const { slider, field } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith([0.5, 0.5]);
    await userEvent.clear(field("To"));
    await userEvent.type(field("To"), "0.2{Enter}");
    await expect(field("To")).toHaveValue("0.5");
    await expect(within(canvasElement).getByText("The limit is 0.5.")).toHaveRole("status");
    await userEvent.clear(field("To"));
    await userEvent.type(field("To"), "0,8{Enter}");
    await expect(slider("To")).toHaveValue("0.8");
    await expect(within(canvasElement).queryByText(/limit/)).toBeNull();
  },
};

export const WholeNumbers: Story = {
  args: { label: "Words", value: [10, 350], min: 0, max: 400, step: 1, say: (value) => `${value} words` },
};

/** Under a heading with the same words; without a step the thumbs move by a hundredth of the range, counted from `min`. */
export const UnderAHeading: Story = {
  parameters: { proves: [258] },
  args: { label: "Words", isLabelHidden: true, value: [230, 350], min: 200, max: 400 },
  render: ({ step: _step, ...args }) => {
    const [value, onChange] = useControlled(args.value, args.onChange);
    return <RangeSlider {...args} value={value} onChange={onChange} />;
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleName("Words");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith([232, 350]);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: [0.2, 0.7] },
  play: async ({ canvasElement }) => {
    const { slider, field } = parts(canvasElement);
    await expect(slider("From")).toBeDisabled();
    await expect(field("To")).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { label: "Score of the suggestion that the model has made ".repeat(4) },
};

/** In right-to-left text ← increases the value. */
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    label: "الدرجة",
    value: [0.2, 0.7],
    words: {
      from: "من",
      to: "إلى",
      between: "إلى",
      exact: "القيمة الدقيقة",
      limit: (limit) => `الحد هو ${limit}.`,
    },
  },
  play: async ({ canvasElement, args }) => {
    const [from] = within(canvasElement).getAllByRole("slider");
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith([0.25, 0.7]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith([0.15, 0.7]);
  },
};

export const Focus: Story = {
  args: { value: [0.2, 0.7] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole("slider")[0]).toHaveFocus();
  },
};

export const AllStates: Story = allStates(meta, { Default, Meeting, WholeNumbers, Disabled, LongText, Rtl });
