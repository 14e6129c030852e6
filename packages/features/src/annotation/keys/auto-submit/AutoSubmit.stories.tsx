import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen, type AnnotationScreenProps } from "../../AnnotationScreen";
import { aForm, aScreen, questions } from "../../fixtures/fixtures";
import { manyLabels } from "../../fixtures/fixtures-extremes";

const meta = {
  title: "Screens/Annotation/Auto-submit",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...aScreen({ form: aForm({ questions: questions.slice(0, 1), values: {}, canSubmit: false }) }),
    shortcutPreferences: { submitsAtOnce: true, hasSingleKeys: true, keys: {} },
  },
  render: (args) => <Answering {...args} />,
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stores values as the app does: the chosen value is on screen, and not saved. */
function Answering(props: AnnotationScreenProps) {
  const [form, setForm] = useState(props.view.form);
  const onValue: AnnotationScreenProps["ports"]["onValue"] = (question, value, isTyping) => {
    props.ports.onValue(question, value, isTyping);
    const values = value === undefined ? {} : { [question]: { value, isPencil: false } };
    setForm({ ...form, values, saveState: { kind: "unsaved" }, canSubmit: true });
  };
  return <AnnotationScreen {...props} view={{ ...props.view, form }} ports={{ ...props.ports, onValue }} />;
}

/** A digit answers the only question and submits. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [278] },
  play: async ({ canvasElement, args }) => {
    await expect(
      await within(canvasElement).findByRole("switch", {
        name: "Submit immediately after choosing with a digit",
      }),
    ).toBeChecked();
    await userEvent.keyboard("3");
    await waitFor(() => expect(args.ports.onSubmitAtOnce).toHaveBeenCalledOnce());
  },
};

/** If a second digit may follow, the form waits for it and submits the value of both. */
export const TwoDigits: Story = {
  parameters: { proves: [278] },
  args: { view: manyLabels() },
  play: async ({ args }) => {
    await userEvent.keyboard("1");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("topic", "transport", false);
    await expect(args.ports.onSubmitAtOnce).not.toHaveBeenCalled();
    await userEvent.keyboard("4");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("topic", "gardens", false);
    await waitFor(() => expect(args.ports.onSubmitAtOnce).toHaveBeenCalledOnce());
  },
};

/** The key of the chosen option keeps it (use A4), and submits nothing, as nothing has changed. */
export const ChosenAgain: Story = {
  parameters: { proves: [278] },
  args: {
    view: {
      ...aScreen().view,
      form: aForm({
        questions: questions.slice(0, 1),
        saveState: { kind: "saved" },
        values: { need: { value: "faulty_product", isPencil: false } },
      }),
    },
  },
  play: async ({ args }) => {
    await userEvent.keyboard("3");
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(args.ports.onValue).not.toHaveBeenCalled();
    await expect(args.ports.onSubmitAtOnce).not.toHaveBeenCalled();
  },
};

/** Off by default. */
export const Off: Story = {
  parameters: { proves: [278] },
  args: { shortcutPreferences: aScreen().shortcutPreferences },
  play: async ({ canvasElement, args }) => {
    const toggle = await within(canvasElement).findByRole("switch", {
      name: "Submit immediately after choosing with a digit",
    });
    await expect(toggle).not.toBeChecked();
    await userEvent.keyboard("3");
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(args.ports.onSubmitAtOnce).not.toHaveBeenCalled();
    await userEvent.click(toggle);
    await expect(args.onShortcutPreferences).toHaveBeenCalledWith({ submitsAtOnce: true });
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
