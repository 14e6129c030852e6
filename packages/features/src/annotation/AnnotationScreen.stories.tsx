import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StorageBanner } from "../shell";
import { AnnotationScreen } from "./AnnotationScreen";
import { guide } from "./AnnotationScreen.guide";
import { aForm, aRecord, aScreen, aView, somePorts } from "./fixtures/fixtures";
import { arabic, hostile, longTexts, manyLabels } from "./fixtures/fixtures-extremes";
import { inked } from "./fixtures/fixtures-texts";

const meta = {
  title: "Screens/Annotation/Whole page",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pending record with suggested values, in pencil. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [324] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("article", { name: "Record" })).toHaveTextContent("Charged twice");
    await expect(canvas.getByRole("radio", { name: /Refund/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /Deadline/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /^8/ })).toBeChecked();
    await expect(canvas.getByRole("textbox")).toHaveValue(String(aForm().values.reply?.value));
    await expect(canvas.getAllByText("Filled from a suggestion")).toHaveLength(4);
    await expect(canvas.getByRole("radio", { name: /Refund/ })).toHaveFocus();
  },
};

/** If the actions do not fit into one row, their key hints are hidden first, in every language. */
export const TightMargin: Story = {
  globals: { locale: "es" },
  play: async ({ canvasElement }) => {
    const actions = within(canvasElement).getByRole("region", { name: "Acciones" });
    const buttons = within(actions).getAllByRole("button");
    const rows = () => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size;
    const keys = () => buttons.filter((button) => button.querySelector("kbd")?.checkVisibility());
    actions.style.inlineSize = "40rem";
    await waitFor(() => expect(keys()).toHaveLength(3));
    await expect(rows()).toBe(1);
    actions.style.inlineSize = "27.5rem";
    await waitFor(() => expect(keys()).toHaveLength(0));
    await expect(rows()).toBe(1);
    actions.style.inlineSize = "40rem";
    await waitFor(() => expect(keys()).toHaveLength(3));
  },
};

/** No suggestions and no values: submitting is not possible, and the page explains why. */
export const Unanswered: Story = {
  parameters: { proves: [326] },
  args: {
    view: aView({ record: aRecord({ suggestions: [] }), form: aForm({ values: {}, canSubmit: false }) }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole("button", { name: "Submit" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.hover(submit);
    const tip = await within(document.body).findByRole("tooltip");
    await expect(tip).toHaveTextContent("To submit complete required responses");
    await userEvent.click(submit);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Answer this question to submit.");
    await expect(
      within(canvas.getByRole("region", { name: "Questions" })).getAllByRole("radio")[0],
    ).toHaveFocus();
    await userEvent.unhover(submit);
    await waitFor(() => expect(tip).not.toBeInTheDocument());
    await expect(args.ports.onSubmit).not.toHaveBeenCalled();
  },
};

/** Every value is confirmed: ink. */
export const Answered: Story = {
  args: { view: aView({ form: aForm({ values: inked, saveState: { kind: "unsaved" } }) }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("Answered")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    // After a click, a notice offers undo.
    await expect(args.ports.onSubmitAtOnce).toHaveBeenCalledOnce();
  },
};

/** The server will lose its data: the warning is above the record. */
export const StorageWarning: Story = {
  args: { banner: <StorageBanner isManager onDismiss={() => undefined} /> },
  parameters: { proves: [216] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const warning = canvas.getByText(/Turn on persistent storage/).getBoundingClientRect();
    const record = canvas.getByRole("article").getBoundingClientRect();
    await expect(warning.bottom).toBeLessThanOrEqual(record.top);
  },
};

export const Submitted: Story = {
  args: {
    view: aView({
      record: aRecord({ status: "submitted" }),
      queue: { status: "submitted", position: 3, total: 377, canGoBack: true, canGoOn: true },
      form: aForm({ values: inked, saveState: { kind: "saved" } }),
    }),
  },
};

/** A draft of a record that the team has completed in the meantime. */
export const Draft: Story = {
  parameters: { proves: [378] },
  args: {
    view: aView({
      record: aRecord({ status: "draft", isCompleted: true }),
      queue: { status: "draft", position: 1, total: 21, canGoBack: false, canGoOn: true },
      form: aForm({
        values: { need: { value: "refund", isPencil: false } },
        canSubmit: false,
        saveState: { kind: "saved" },
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Completed")).toBeInTheDocument();
  },
};

/** A discarded record cannot be discarded again. */
export const Discarded: Story = {
  parameters: { proves: [276] },
  args: {
    view: aView({
      record: aRecord({ status: "discarded" }),
      queue: { status: "discarded", position: 2, total: 14, canGoBack: true, canGoOn: true },
      form: aForm({ values: {}, canSubmit: false, saveState: { kind: "saved" } }),
    }),
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Discard" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Backspace}");
    await expect(args.ports.onDiscard).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { proves: [219] },
  args: {
    view: aView({
      load: "loading",
      record: undefined,
      queue: { status: "pending", position: undefined, total: undefined, canGoBack: false, canGoOn: false },
      form: aForm({ values: {}, canSubmit: false }),
      progress: undefined,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole("button", { name: "Discard" })).toHaveAttribute("aria-disabled", "true");
  },
};

const atTheEnd = {
  record: undefined,
  queue: { status: "pending", position: undefined, total: 0, canGoBack: true, canGoOn: false },
  form: aForm({ values: {}, canSubmit: false }),
} as const;

export const Empty: Story = {
  args: {
    view: aView({
      ...atTheEnd,
      progress: { total: 1620, submitted: 1580, draft: 21, discarded: 19, pending: 0 },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "No pending records to annotate" })).toBeVisible();
    // The margin shows the progress instead of disabled actions; the focused title has no ring (use A43).
    await expect(canvas.queryByRole("region", { name: "Actions" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: "My progress" })).toHaveTextContent("Submitted1,580");
    const title = canvas.getByRole("heading", { name: "No pending records to annotate" });
    await expect(title).toHaveFocus();
    await expect(getComputedStyle(title).outlineStyle).toBe("none");
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show submitted records" }));
    await expect(args.ports.onStatus).toHaveBeenCalledWith("submitted");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.ports.onPrevious).toHaveBeenCalledOnce();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { view: aView({ ...atTheEnd, load: "failed", progress: undefined }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.ports.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without a network the page still works; the badge shows the time of the next attempt. */
export const Offline: Story = {
  args: {
    view: aView({
      form: aForm({ values: inked, saveState: { kind: "waiting", nextTryAt: undefined } }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("save-state")).toHaveTextContent("Waiting for connection");
  },
};

export const WithoutGuidelines: Story = {
  parameters: { proves: [222] },
  args: { view: aView({ dataset: { ...aView().dataset, guidelines: null } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Empty guidelines take no space until they are unfolded (use A39).
    await expect(canvas.queryByText("No annotation guidelines")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Guidelines" }));
    await expect(canvas.getByText("No annotation guidelines")).toBeVisible();
  },
};

export const ProgressOpen: Story = {
  parameters: { proves: [223, 380] },
  args: { layout: { isProgressOpen: true, isGuidelinesOpen: false } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole("region", { name: "My progress" });
    // A scrollable, focusable area has a role and a name (use A54).
    await expect(within(panel).getByRole("group", { name: "My progress" })).toHaveAttribute("tabindex", "0");
    await expect(panel).toHaveTextContent("412 of 1,620");
    await expect(panel).toHaveTextContent("25.43%");
    // One meter, not a small one above a large one (use A48).
    await waitFor(() =>
      expect(
        within(panel)
          .getAllByRole("img", { name: /submitted/ })
          .filter((meter) => meter.checkVisibility()),
      ).toHaveLength(1),
    );
    await waitFor(() => expect(panel).toHaveTextContent("Submitted37723.27%"));
  },
};

export const ManyLabels: Story = { args: { view: manyLabels() } };

/** A long record scrolls in its own pane: panels and actions stay in place. */
export const LongText: Story = {
  args: { view: longTexts() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ["Guidelines", "Submit"]) {
      const { left, top, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      const there = document.elementFromPoint(left + 24, top + height / 2);
      await expect(there?.closest("button")).toHaveTextContent(name);
    }
  },
};

/** No content of a record, a label or guidelines runs or loads anything. */
export const Hostile: Story = {
  args: { view: hostile() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, iframe[src^='javascript'], [onerror]")).toBeNull();
    await expect(document.title).not.toBe("taken over");
    await expect(canvasElement).toHaveTextContent("<img src=x onerror=\"document.title='taken over'\">");
  },
};

/** An Arabic record in the English page: the text and the labels are set from right to left. */
export const Arabic: Story = { args: { view: arabic() } };
export const RightToLeft: Story = { parameters: { direction: "rtl" }, args: { view: arabic() } };
/** The actions stay at the bottom of the window and cover nothing focusable. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { ports: somePorts() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole("button", { name: "Submit" }).getBoundingClientRect();
    await expect(submit.bottom).toBeLessThanOrEqual(window.innerHeight);
    const main = canvas.getByRole("main");
    await waitFor(() => expect(getComputedStyle(main).paddingBlockEnd).not.toBe("0px"));
    // What is seen is in the name as it is seen, for voice control.
    const last = canvas.getByRole("button", { name: /^My progress 412 of 1,620 25\.43%/ });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(submit.top);
    canvas.getByRole("article").scrollIntoView();
  },
};
/** Longer labels wrap into a second row of actions; none is cut off. */
export const PhoneInGerman: Story = {
  ...Phone,
  globals: { viewport: { value: "phone" }, locale: "de" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ["Leeren", "Verwerfen", "Entwurf speichern", "Abgeben"]) {
      const { left, right } = canvas.getByRole("button", { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
/** 320 pixels, or a phone at 400 % zoom: nothing scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { view: longTexts() },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const LargeText: Story = { globals: { textSize: "200%" } };
