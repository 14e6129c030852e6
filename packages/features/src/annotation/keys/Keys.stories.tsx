import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import { aField, aForm, aQuestion, aRecord, aScreen, aView } from "../fixtures/fixtures";
import { manyLabels } from "../fixtures/fixtures-extremes";
import { scrollerOf } from "../record/record-pane";
import type { AnnotationView } from "../view-model";

const meta = {
  title: "Screens/Annotation/Keys",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A view with one more question, a rating up to 9. */
function withRating({ form, ...view }: AnnotationView): AnnotationView {
  const values = Array.from({ length: 9 }, (_, index) => ({ value: index + 1 }));
  const reach = aQuestion({ name: "reach", title: "Reach", settings: { type: "rating", options: values } });
  return { ...view, form: { ...form, questions: [...form.questions, reach] } };
}

/** A view whose record is several pages long. */
function withLongMessage(): AnnotationView {
  const view = aView();
  const message = "The ferry to Skell Island left Harrowby on Monday.\n".repeat(200);
  return { ...view, record: aRecord({ fields: { message } }) };
}

/** A digit chooses an option of the active question; then the next question becomes active. */
export const Digit: Story = {
  parameters: { proves: [348] },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard("3");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("need", "faulty_product", false);
    await waitFor(() =>
      expect(within(canvasElement).getByRole("checkbox", { name: /Amount/ })).toHaveFocus(),
    );
    await userEvent.keyboard("4");
    const details = ["amount", "date", "deadline", "name"];
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("details", details, false);
  },
};

const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

function withPicture({ fields, record, ...view }: AnnotationView): AnnotationView {
  const shown = record && { ...record, fields: { ...record.fields, photo: picture } };
  const field = aField({ name: "photo", title: "Photo", settings: { type: "image" } });
  return { ...view, fields: [field, ...fields], record: shown };
}

/** A key enlarges the image from anywhere, and the focus returns to where it was. */
export const EnlargeImage: Story = {
  tags: ["!dev", "!autodocs"],
  args: { view: withPicture(aView()) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Enlarge Photo" });
    const [text] = within(canvasElement).getAllByRole("textbox");
    text?.focus();
    await userEvent.keyboard("{Alt>}i{/Alt}");
    await expect(await within(document.body).findByRole("dialog", { name: "Photo" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** A second digit within 300 ms replaces the choice of the first one. */
export const TwoDigits: Story = {
  parameters: { proves: [348] },
  args: { view: manyLabels() },
  play: async ({ args }) => {
    await userEvent.keyboard("1");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("topic", "transport", false);
    await userEvent.keyboard("4");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("topic", "gardens", false);
  },
};

/** A second digit that makes no number of an option is the answer to the next question. */
export const DigitForTheNextQuestion: Story = {
  parameters: { proves: [348] },
  args: { view: withRating(manyLabels()) },
  play: async ({ args }) => {
    await userEvent.keyboard("2");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("topic", "health", false);
    await userEvent.keyboard("9");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("reach", 9, false);
    await expect(args.ports.onValue).toHaveBeenCalledTimes(2);
  },
};

export const EnterSubmits: Story = {
  parameters: { proves: [391] },
  play: async ({ args }) => {
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter inserts a line break in a text; with Ctrl or Cmd it submits, as a hint in the field explains (use A26). */
export const EnterInText: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox", { name: /reply/i }));
    await expect(canvas.getByText("submit", { exact: true })).toHaveTextContent("Ctrl Enter");
    await userEvent.keyboard("Thanks{Enter}");
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.ports.onSubmit).toHaveBeenCalledOnce();
  },
};

/** While a required value is missing, Enter announces, marks and focuses the question and does not submit (use A6). */
export const EnterWaits: Story = {
  parameters: { proves: [325] },
  args: { view: aView({ form: aForm({ values: {}, canSubmit: false }) }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("textbox", { name: /reply/i }).closest<HTMLElement>("section")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Answer this question to submit.");
    await expect(
      within(canvas.getByRole("region", { name: "Questions" })).getAllByRole("radio")[0],
    ).toHaveFocus();
  },
};

export const BackspaceDiscards: Story = {
  parameters: { proves: [392] },
  play: async ({ args }) => {
    await userEvent.keyboard("{Backspace}");
    await expect(args.ports.onDiscard).toHaveBeenCalledOnce();
  },
};

export const CtrlSSavesADraft: Story = {
  parameters: { proves: [390] },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(args.ports.onSaveDraft).toHaveBeenCalledOnce();
    within(canvasElement).getByRole("textbox").focus();
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(args.ports.onSaveDraft).toHaveBeenCalledTimes(2);
  },
};

export const ArrowsTurnPages: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(args.ports.onNext).toHaveBeenCalledTimes(2);
    await expect(args.ports.onPrevious).toHaveBeenCalledOnce();
  },
};

/** Up and Down move inside a question without choosing, Space chooses, Tab leaves. */
export const InsideAQuestion: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /Faulty product/ })).toHaveFocus();
    await expect(args.ports.onValue).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("need", "faulty_product", false);
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: /Amount/ })).toHaveFocus();
  },
};

export const UndoAndRedo: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(args.ports.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Shift>}{Control>}z{/Control}{/Shift}{Control>}y{/Control}");
    await expect(args.ports.onRedo).toHaveBeenCalledTimes(2);
  },
};

/** In a text field, single keys only edit the text. */
export const InertInText: Story = {
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole("textbox");
    await userEvent.click(text);
    await userEvent.keyboard("3{Backspace}{ArrowLeft}{ArrowRight}?");
    await expect(args.ports.onDiscard).not.toHaveBeenCalled();
    await expect(args.ports.onNext).not.toHaveBeenCalled();
    await expect(args.ports.onPrevious).not.toHaveBeenCalled();
    await expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/** An open menu handles the arrow keys and Enter itself. */
export const InertInMenu: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Status: Pending/ }));
    const menu = await within(document.body).findByRole("menu");
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(args.ports.onNext).not.toHaveBeenCalled();
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
    await expect(args.ports.onStatus).toHaveBeenCalledOnce();
  },
};

/** The question mark opens the dialog of all shortcuts; Escape closes it and restores the focus. */
export const Help: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard("?");
    const dialog = within(document.body);
    await expect(await dialog.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("radio", { name: /Refund/ })).toHaveFocus();
  },
};

/** Shortcuts that the user has changed run their new commands; letters take precedence over the label search. */
export const OwnKeys: Story = {
  args: {
    shortcutPreferences: {
      submitsAtOnce: false,
      hasSingleKeys: true,
      keys: { onSubmit: ["j"], onNext: ["Alt+n"] },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard("j{Alt>}n{/Alt}{Enter}{ArrowRight}");
    await expect(args.ports.onSubmit).toHaveBeenCalledOnce();
    await expect(args.ports.onNext).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole("button", { name: "Submit" })).toHaveTextContent("SubmitJ");
  },
};

/** With single keys switched off, only keys with Ctrl, Cmd or Alt have an effect. */
export const SingleKeysOff: Story = {
  args: { shortcutPreferences: { submitsAtOnce: false, hasSingleKeys: false, keys: {} } },
  play: async ({ canvasElement, args }) => {
    const refund = within(canvasElement).getByRole("radio", { name: /Refund/ });
    await expect(refund.querySelector("kbd")).toBeNull();
    await userEvent.keyboard("3{Enter}{Backspace}{ArrowRight}?{Control>}s{/Control}");
    for (const port of ["onValue", "onSubmit", "onDiscard", "onNext"] as const) {
      await expect(args.ports[port]).not.toHaveBeenCalled();
    }
    await expect(args.ports.onSaveDraft).toHaveBeenCalledOnce();
  },
};

/** On a Mac the commands use Cmd. */
export const OnAMac: Story = {
  args: { isMac: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: /Save draft/ })).toHaveTextContent("⌘S");
  },
};

/** While a question has the focus, keys scroll the record, and the focus stays there; in a text, those with Alt do. */
export const ScrollsTheRecord: Story = {
  tags: ["!dev", "!autodocs"],
  args: { view: withLongMessage() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pane = scrollerOf(canvas.getByRole("article"));
    const option = canvas.getByRole("radio", { name: /Refund/ });
    option.focus();
    await userEvent.keyboard("{PageDown}");
    const page = pane.scrollTop;
    await expect(page).toBeGreaterThan(pane.clientHeight / 2);
    await userEvent.keyboard("{PageDown}{PageUp}");
    // A typeface that arrives in between makes a page a little higher or lower.
    await expect(Math.abs(pane.scrollTop - page)).toBeLessThan(40);
    await expect(option).toHaveFocus();
    canvas.getByRole("textbox", { name: /reply/i }).focus();
    await userEvent.keyboard("{Alt>}{PageUp}{/Alt}{PageDown}{Control>}{End}{/Control}");
    await expect(pane.scrollTop).toBe(0);
    option.focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(pane.scrollTop).toBeGreaterThan(page);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(pane.scrollTop).toBe(0);
  },
};
