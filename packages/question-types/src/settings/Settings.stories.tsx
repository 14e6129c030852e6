import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures";
import type { QuestionSettings } from "../schemas";
import { aDraft, textFields } from "./fixtures";
import { QuestionSettingsForm, type QuestionSettingsFormProps } from "./QuestionSettingsForm";
import { guide } from "./Settings.guide";

/** Holds the settings, like the page around the form. */
function Kept(props: QuestionSettingsFormProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: typeof value) => {
    setValue(next);
    props.onChange(next);
  };
  return (
    <div style={{ maxInlineSize: "54rem" }}>
      <QuestionSettingsForm {...props} value={value} onChange={keep} />
    </div>
  );
}

const meta = {
  title: "Questions/Settings",
  tags: ["stable", "annotation"],
  component: QuestionSettingsForm,
  parameters: { guide },
  render: (args) => <Kept {...args} />,
  args: { value: aDraft("label_selection"), textFields, onChange: fn() },
} satisfies Meta<typeof QuestionSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = (texts: readonly string[]) => texts.map((text) => ({ value: text, text, description: null }));
const span = aQuestion.span as Extract<QuestionSettings, { type: "span" }>;
const overlapping: QuestionSettings = { ...span, allow_overlapping: true };
const entities = options(["Organisation", "Money", "Event", "Place", "Date", "Person", "Role", "Claim"]);

/** A new question, made by keyboard alone. */
export const Default: Story = {
  args: {
    value: aDraft("label_selection", {
      title: "",
      settings: { ...aQuestion.label_selection, options: [] } as QuestionSettings,
    }),
  },
};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("This field is required.")).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("What is it about?");
    await expect(canvas.queryByText("This field is required.")).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Add labels" })).toHaveFocus();
    await userEvent.keyboard("Refund, Delivery,Refund{Enter}Other{Enter}");
    await expect(
      canvas.getAllByRole("textbox", { name: /^Text of/ }).map((field) => (field as HTMLInputElement).value),
    ).toEqual(["Refund", "Delivery", "Other"]);
  },
};

/** The field to mark in is one of the text fields, and no other question's. */
export const Span: Story = {
  parameters: { proves: [370] },
  args: {
    value: aDraft("span", { settings: { ...span, field: "", options: entities } }),
    takenFields: ["reply"],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hues = () =>
      [...canvasElement.querySelectorAll("[data-hue]")].map((bar) => bar.getAttribute("data-hue"));
    const before = hues();
    await userEvent.click(canvas.getByRole("button", { name: /Text field/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Reply" }));
    await expect(canvas.getByText("“Reply” is already used by another span question.")).toBeVisible();
    canvas.getByRole("button", { name: "Move Organisation, 1 of 8" }).focus();
    await userEvent.keyboard("{End}");
    // The colours went along with their labels.
    await expect(hues()).toEqual([...before.slice(1), before[0]]);
  },
};

/** In a published dataset, what responses refer to is fixed; titles, texts and their order are not. */
export const Stored: Story = {
  args: {
    value: aDraft("span", {
      settings: { ...overlapping, options: entities, visible_options: 8 } as QuestionSettings,
    }),
    stored: { ...overlapping, options: entities } as QuestionSettings,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const fact of [
      "Answer required",
      "Applies to Message",
      "Overlapping spans allowed",
      "Single characters allowed",
    ])
      await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
};

/** After an attempt to save, each problem is shown next to its field. */
export const Wrong: Story = {
  args: {
    isTried: true,
    value: {
      title: "a".repeat(201),
      description: "a".repeat(501),
      isRequired: true,
      settings: {
        ...span,
        field: "photo",
        options: options(["Place", "", "Place", "a".repeat(201)]),
        visible_options: 2,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const fault of [
      "This must be less than 200.",
      "This must be less than 500.",
      "“photo” is not a text field of this dataset.",
      "Every label needs a text.",
      "“Place” appears twice.",
      "Labels can be at most 200 characters long.",
      "Enter a number from 3 to 4, or leave this empty.",
    ])
      await expect(canvas.getByText(fault)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Text of option 2" })).toHaveAccessibleDescription(
      "Every label needs a text.",
    );
  },
};

export const LongText: Story = {
  args: {
    value: aDraft("multi_label_selection", {
      title: "Which of these does the message name, and which does it only hint at? ".repeat(2),
      description: "Tick everything that is written down, even where it is written twice. ".repeat(4),
      settings: {
        ...aQuestion.multi_label_selection,
        options: options([
          "An amount of money, in any currency, with or without the taxes that somebody has to pay on it",
          "Antwortzeitüberschreitungswahrscheinlichkeit",
          "Date",
          "Name",
        ]),
      } as QuestionSettings,
    }),
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: {
    value: aDraft("span", { settings: { ...span, options: options(["منظمة", "مكان", "تاريخ", "شخص"]) } }),
  },
};

const states: Record<string, QuestionSettingsFormProps> = {
  label: { ...meta.args },
  "multi-label": { ...meta.args, value: aDraft("multi_label_selection") },
  rating: { ...meta.args, value: aDraft("rating") },
  text: { ...meta.args, value: aDraft("text") },
  ranking: { ...meta.args, value: aDraft("ranking") },
  span: { ...meta.args, value: aDraft("span") },
  "rating, published": {
    ...meta.args,
    value: aDraft("rating", { description: "" }),
    stored: aQuestion.rating,
  },
  "ranking, published": {
    ...meta.args,
    value: aDraft("ranking", { description: "", isRequired: false }),
    stored: aQuestion.ranking,
  },
  "read-only": { ...meta.args, value: aDraft("span", { description: "" }), isReadOnly: true },
  faults: { ...meta.args, ...Wrong.args },
};

export const AllStates: Story = {
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 28rem), 1fr))",
        gap: "32px",
        padding: "16px",
      }}
    >
      {Object.entries(states).map(([name, args]) => (
        <section key={name} aria-label={name} style={{ minInlineSize: 0 }}>
          <Kept {...args} />
        </section>
      ))}
    </div>
  ),
};
