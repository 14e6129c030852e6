import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen, type AnnotationScreenProps } from "../AnnotationScreen";
import { aForm, aQuestion, aSuggestion, questions } from "../fixtures/fixtures";
import { options } from "../fixtures/fixtures-texts";
import { aBulkScreen, action, aRow, aRowWith, wholeForm } from "./fixtures";

const meta = {
  title: "Screens/Annotation/Bulk/Answers",
  id: "screens-annotation-bulk-answers",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aBulkScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answered rows show what was stored, in place of what was suggested. */
export const Answered: Story = {
  args: aBulkScreen({
    rows: [
      aRowWith(0, "submitted", { values: wholeForm, saveState: { kind: "saved" } }),
      aRowWith(3, "draft", { values: { need: wholeForm.need }, saveState: { kind: "saved" } }),
      aRow(6, { values: { need: { value: "refund", isPencil: true } } }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Records on this page" });
    const textsIn = (id: string) =>
      within(list.querySelector(`[data-record-id="${id}"]`) as HTMLElement)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    const [need, , urgency, reply] = questions.map(({ title }) => title);
    await expect(textsIn("ticket-1")).toEqual([
      `Answer: ${need}Refund`,
      `Answer: ${urgency}7`,
      `Answer: ${reply}We are looking into it.`,
    ]);
    await expect(textsIn("ticket-4")).toEqual([`Answer: ${need}Refund`]);
    await expect(textsIn("ticket-7")).toEqual([`Suggested: ${need}Refund · 0.9`]);
  },
};

/** Unsaved answers of a record are shown in its row, and the form tells how many records it would answer anew. */
export const OwnAnswersReplaced: Story = {
  args: aBulkScreen({
    rows: [
      aRow(0, { values: { need: { value: "refund", isPencil: true } } }),
      aRow(3, {
        values: { need: { value: "faulty_product", isPencil: false } },
        saveState: { kind: "unsaved" },
      }),
      aRow(6, { values: { need: { value: "refund", isPencil: false } }, saveState: { kind: "unsaved" } }),
    ],
    selected: ["ticket-1", "ticket-4", "ticket-7"],
    draft: { need: { value: "refund", isPencil: false } },
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [need] = questions.map(({ title }) => title);
    const row = canvasElement.querySelector<HTMLElement>('li[data-record-id="ticket-4"]');
    if (!row) throw new Error("There is no row.");
    await expect(within(row).getByRole("listitem")).toHaveTextContent(`Answer: ${need}Faulty product`);
    await expect(
      canvas.getByText(/On this page, they replace answers of your own in 1 record/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.ports.bulk.onClear).toHaveBeenCalledOnce();
  },
};

const places = aQuestion({
  name: "places",
  title: "Mark the amounts in Message",
  settings: {
    type: "span",
    field: "message",
    visible_options: null,
    allow_overlapping: false,
    allow_character_annotation: true,
    options: options(["Money"]),
  },
});
const spans = [{ start: 0, end: 5, label: "money" }];

/** The screen with one record whose suggested spans wait for a review, until it is submitted. */
function Reviewing(props: AnnotationScreenProps) {
  const [isAnswered, setAnswered] = useState(false);
  const row = aRowWith(1, isAnswered ? "submitted" : "pending", {
    values: { places: { value: spans, isPencil: !isAnswered } },
  });
  const screen = aBulkScreen(
    {
      rows: [{ ...row, record: { ...row.record, suggestions: [aSuggestion({ value: spans }, places)] } }],
      selected: [row.record.id],
      canSubmit: true,
    },
    { form: aForm({ questions: [places], values: {}, canSubmit: false }) },
  );
  const { ports } = props;
  const bulk = { ...ports.bulk, onSubmit: () => setAnswered(true) };
  return <AnnotationScreen {...props} view={screen.view} ports={{ ...ports, bulk }} />;
}

/** The bar to review spans leaves no space once the record is answered. */
export const Reviewed: Story = {
  render: (args) => <Reviewing {...args} />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Records on this page" });
    const text = () => within(list).getByRole("textbox");
    // How far the text is below the checkbox of the row.
    const below = () =>
      text().getBoundingClientRect().top - within(list).getByRole("checkbox").getBoundingClientRect().top;
    await within(list).findByRole("button", { name: "Accept all" });
    const before = below();
    await userEvent.click(action(canvasElement, "Submit 1"));
    await within(list).findByText("Submitted");
    await waitFor(() => expect(below()).toBeLessThan(before - 20));
  },
};

/** The lines of texts are as high as their letters need, whichever text size the user has chosen. */
export const TextSizes: Story = {
  tags: ["!dev", "!autodocs"],
  beforeEach: () => () => {
    delete document.documentElement.dataset.textSize;
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Records on this page" });
    const texts = [...list.querySelectorAll("[data-row] div[dir]")];
    await expect(texts.length).toBeGreaterThan(1);
    for (const size of ["small", "medium", "large", "largest"]) {
      document.documentElement.dataset.textSize = size;
      for (const text of texts) {
        const { fontSize, lineHeight } = getComputedStyle(text);
        await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.5, 1);
      }
    }
  },
};

/** The checkbox has a column as wide as it is, also with larger texts. */
export const LargeText: Story = {
  globals: { textSize: "200%" },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole("checkbox", { name: /^Select (?!all)/ });
    for (const box of boxes) {
      const label = box.closest("label") as HTMLElement;
      const { right } = label.getBoundingClientRect();
      const content = label.parentElement?.querySelector("header")?.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(content?.left ?? 0);
    }
  },
};
