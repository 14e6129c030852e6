// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnnotationScreen } from "./AnnotationScreen";
import { aBulk, aBulkScreen, aRow } from "./bulk/fixtures";
import { aForm, aQuestion, aScreen } from "./fixtures/fixtures";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const i18n = await makeI18n("en");
const options = ["Refund", "Delivery"].map((text) => ({ value: text, text, description: null }));
const labels = aQuestion({
  name: "labels",
  title: "Labels",
  required: true,
  settings: { type: "multi_label_selection", options, visible_options: null, options_order: "natural" },
});

/** What the live regions say, each text once. */
const said = () =>
  screen.getAllByRole("status", { hidden: true }).flatMap(({ textContent }) => textContent || []);

type ScreenProps = ComponentProps<typeof AnnotationScreen>;

async function open(props: ScreenProps) {
  const page = (own: Partial<ScreenProps["view"]>) => (
    <LocaleProvider i18n={i18n}>
      <AnnotationScreen {...props} view={{ ...props.view, ...own }} />
    </LocaleProvider>
  );
  const { rerender } = await act(async () => render(page({})));
  return { update: (own: Partial<ScreenProps["view"]>) => act(async () => rerender(page(own))) };
}

const withLabels = (value: { value: string[]; isPencil: boolean } | undefined) =>
  aForm({ questions: [labels], values: value ? { labels: value } : {}, canSubmit: value !== undefined });

test("Space on a suggested label says that it accepts the suggestion, and the mark describes the question", async () => {
  const props = aScreen({ form: withLabels({ value: ["Refund", "Delivery"], isPencil: true }) });
  await open(props);
  const question = within(screen.getByRole("region", { name: /^Labels/ }));
  const mark = document.getElementById(
    question.getByRole("group", { name: /^Labels/ }).getAttribute("aria-describedby") ?? "",
  );
  expect(mark?.textContent).toBe("Filled from a suggestion");
  fireEvent.click(question.getByRole("checkbox", { name: /Refund/ }));
  expect(props.ports.onValue).toHaveBeenCalledOnce();
  expect(said()).toContain("Labels: suggestion accepted");
});

test("Space on another label does not: its own state is announced", async () => {
  await open(aScreen({ form: withLabels({ value: ["Refund"], isPencil: true }) }));
  fireEvent.click(screen.getByRole("checkbox", { name: /Delivery/ }));
  expect(said().join()).not.toContain("accepted");
});

test("each attempt to submit that is refused is another alert", async () => {
  await open(aScreen({ form: withLabels(undefined) }));
  const submit = () => fireEvent.keyDown(document.body, { key: "Enter", ctrlKey: true });
  submit();
  const first = await screen.findByRole("alert");
  expect(first.textContent).toBe("Labels: Answer this question to submit.");
  submit();
  expect(screen.getByRole("alert")).not.toBe(first);
});

test("an empty queue is announced if its title does not take the focus", async () => {
  const { update } = await open(aScreen());
  const none = { record: undefined, emptyReason: "pending" } as const;
  act(() => screen.getByRole("button", { name: "Keyboard shortcuts" }).focus());
  await update(none);
  expect(said()).toContain("No pending records to annotate");
  await update({ ...none, load: "failed" });
  expect(said()).toContain("The records could not be loaded");
  cleanup();
  const second = await open(aScreen());
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await second.update(none);
  expect(document.activeElement?.textContent).toBe("No pending records to annotate");
  expect(said()).not.toContain("No pending records to annotate");
});

test("a selection that is cleared is announced, unless the page has changed", async () => {
  const rows = [0, 1, 2].map((index) => aRow(index));
  const { update } = await open(aBulkScreen({ rows }));
  expect(said().join()).not.toContain("selected");
  await update({ bulk: aBulk({ rows, selected: ["ticket-1", "ticket-2"] }) });
  expect(said()).toContain("2 of 3 selected");
  await update({ bulk: aBulk({ rows }) });
  expect(said()).toContain("0 of 3 selected");
  await update({ bulk: aBulk({ rows, selected: ["ticket-1"] }) });
  await update({ bulk: aBulk({ rows: [aRow(3), aRow(4)] }) });
  expect(said().join()).not.toContain("selected");
});
