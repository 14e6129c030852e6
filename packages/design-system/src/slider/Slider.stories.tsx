import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { useControlled } from "../testing/use-controlled";
import { Slider } from "./Slider";
import { guide } from "./Slider.guide";

const percent = (value: number) => `${Math.round(value * 100)} percent`;

const meta = {
  title: "Primitives/Input/Slider",
  tags: ["beta", "form"],
  id: "primitives-slider",
  component: Slider,
  parameters: { guide },
  render: (args) => {
    const [value, onChange] = useControlled(args.value ?? args.min, args.onChange);
    return (
      <div style={{ maxInlineSize: "17rem" }}>
        <Slider {...args} value={value} onChange={onChange} />
      </div>
    );
  },
  args: {
    label: "Confidence",
    value: 0.6,
    onChange: fn(),
    min: 0,
    max: 1,
    step: 0.05,
    words: { exact: "exact value", limit: (limit) => `The limit is ${limit}.` },
    say: percent,
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const sliderOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("slider");
const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("spinbutton");

export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const slider = sliderOf(canvasElement);
    await expect(slider).toHaveAccessibleName("Confidence");
    await expect(fieldOf(canvasElement)).toHaveAccessibleName("Confidence, exact value");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute("aria-valuetext", "60 percent");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(0.65);
    await userEvent.keyboard("{PageDown}");
    await expect(fieldOf(canvasElement)).toHaveValue("0.15");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(fieldOf(canvasElement)).toHaveValue("1");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(slider).toHaveValue("0");
  },
};

/** A press on the rail moves the thumb and focuses it; a drag continues outside the rail. */
export const ByPointer: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const slider = sliderOf(canvasElement);
    const rail = slider.parentElement as HTMLElement;
    const { left, width, top } = rail.getBoundingClientRect();
    const at = (share: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + share * width,
      clientY: top + 10,
    });
    rail.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(rail, at(0.2));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.2);
    await expect(slider).toHaveFocus();
    await fireEvent.pointerMove(rail, at(0.5));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5);
    await fireEvent.pointerMove(rail, at(1.7));
    await fireEvent.pointerUp(rail, at(1.7));
    await expect(slider).toHaveValue("1");
  },
};

/** A typed number beyond the limits becomes the limit, and the field shows a message until the value changes. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, "7{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("The limit is 1.");
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Without a field the value stands beside the rail. */
export const WithoutField: Story = {
  args: { words: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("60 percent");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvasElement).toHaveTextContent("65 percent");
  },
};

/** The steps count from `min`, and are a hundredth of the way to `max` unless given. */
export const Offset: Story = {
  args: { label: "Degrees", min: 200, max: 300, value: 250, hint: "200 to 300.", say: String },
  render: ({ step: _step, ...args }) => {
    const [value, onChange] = useControlled(args.value ?? args.min, args.onChange);
    return <Slider {...args} value={value} onChange={onChange} />;
  },
  play: async ({ canvasElement, args }) => {
    await expect(sliderOf(canvasElement)).toHaveAccessibleDescription("200 to 300.");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(251);
  },
};

export const Invalid: Story = {
  args: { value: 0.1, error: "Choose at least 20 percent, or skip the record." },
  play: async ({ canvasElement }) => {
    await expect(sliderOf(canvasElement)).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(sliderOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Home}");
    await fireEvent.change(sliderOf(canvasElement), { target: { value: "0.9" } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(sliderOf(canvasElement)).toHaveValue("0.6");
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(sliderOf(canvasElement)).toBeDisabled();
    await expect(fieldOf(canvasElement)).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { label: "How sure you are that the label is right ".repeat(4), hint: "From 0 to 1. ".repeat(9) },
};

/** In right-to-left text ← increases the value. */
export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { label: "الثقة", words: { exact: "القيمة الدقيقة", limit: (limit) => `الحد هو ${limit}.` } },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith(0.65);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(0.55);
  },
};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(sliderOf(canvasElement)).toHaveFocus();
  },
};

export const AllStates: Story = allStates(meta, {
  Default,
  WithoutField,
  Offset,
  Invalid,
  ReadOnly,
  Disabled,
  LongText,
  Rtl,
});
