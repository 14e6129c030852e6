// @vitest-environment jsdom
import { LocaleProvider, makeI18n } from "@glossa/locales";
import { type FieldFocus, fieldFocusOf, QuestionInField } from "@glossa/question-types";
import type { SettingsOf, ValueOf } from "@glossa/question-types/schema";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { TeamAnswerList } from "./TeamAnswerList";

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

type Spans = ValueOf<"span">;

const i18n = await makeI18n("en");
const text = "Rome and Ana";
const settings: SettingsOf<"span"> = {
  type: "span",
  field: "text",
  options: ["Place", "Name"].map((label) => ({ value: label, text: label, description: null })),
  visible_options: null,
  allow_overlapping: false,
  allow_character_annotation: true,
};
const on = (words: string, label: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, label };
};
const listed = (span: Spans[number]) => ({
  span,
  text: `${span.label} “${text.slice(span.start, span.end)}”`,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The text and what `ana` and `ben` have marked in it, beside the user's own spans. */
async function show(own: Spans, ana: Spans, ben: Spans = []) {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  const onValue = vi.fn();
  let setValue: (value: Spans | undefined) => void = () => undefined;
  const answers = Object.entries({ ana, ben })
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => ({ value, text: "", usernames: [name], spans: value.map(listed) }));
  function Page() {
    const [value, set] = useState<Spans | undefined>(own);
    setValue = set;
    const onChange = (next: Spans | undefined) => {
      onValue(next);
      set(next);
    };
    const field = { settings, value, text, onChange, id: "entities", labelId: "title", fallback: null };
    return (
      <LocaleProvider i18n={i18n}>
        <h2 id="title">Text</h2>
        <QuestionInField {...field} />
        <TeamAnswerList
          answers={answers}
          inputId="entities"
          isReadOnly={false}
          type="span"
          own={value && { value, isPencil: false }}
          onUse={vi.fn()}
        />
      </LocaleProvider>
    );
  }
  render(<Page />);
  await waitFor(() => expect(fieldFocusOf("entities")).toBeTruthy());
  return { onValue, undoTo: (value: Spans) => act(() => setValue(value)) };
}

const add = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("says which own spans an added one has replaced, until one undo brings them back", async () => {
  const own = [on("Rome", "Place"), on("Ana", "Name")];
  const added = on(text, "Name");
  const { onValue, undoTo } = await show(own, [added]);
  const said = /^Removed from your answer.*: Place “Rome”, Name “Ana”\. Undo brings this back\.$/;
  expect(screen.queryByText(said)).toBeNull();
  add("Add Name “Rome and Ana” from ana");
  expect(screen.getByText(said).closest("[role=status]")).toBeTruthy();
  // A single change is a single step of the history.
  expect(onValue.mock.calls).toEqual([[[added]]]);
  undoTo(own);
  expect(screen.queryByText(said)).toBeNull();
});

it("names the first three of many, and says nothing if nothing is replaced", async () => {
  const letters = [..."Rome"].map((_, start) => ({ start, end: start + 1, label: "Name" }));
  await show(letters, [on("Rome", "Place")], [on("Ana", "Name")]);
  add("Add Name “Ana” from ben");
  expect(screen.queryByText(/^Removed/)).toBeNull();
  add("Add Place “Rome” from ana");
  expect(screen.getByText(/: Name “R”, Name “o”, Name “m” and 1 more span\./)).toBeTruthy();
  add("Add Place “Rome” from ana");
  expect(screen.queryByText(/^Removed/)).toBeNull();
});

it("a span that has the focus of the keyboard stays framed while the pointer comes and goes", async () => {
  const [rome, ana] = [on("Rome", "Place"), on("Ana", "Name")];
  await show([], [rome], [ana]);
  const preview = vi.spyOn(fieldFocusOf("entities") as Required<FieldFocus>, "preview");
  const framed = () => preview.mock.lastCall;
  const other = screen.getByText("Name “Ana”");
  const button = screen.getByRole("button", { name: "Add Place “Rome” from ana" });
  // jsdom does not know by what an element has got the focus.
  vi.spyOn(button, "matches").mockReturnValue(true);
  button.focus();
  expect(framed()).toEqual([[rome]]);
  fireEvent.pointerOver(other);
  expect(framed()).toEqual([[ana]]);
  fireEvent.pointerOver(screen.getByText("ben"));
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOut(screen.getByText("ben"), { relatedTarget: document.body });
  expect(framed()).toEqual([[rome]]);
  fireEvent.pointerOver(other);
  button.blur();
  expect(framed()).toEqual([[ana]]);
  fireEvent.pointerOut(other, { relatedTarget: document.body });
  expect(framed()).toEqual([undefined]);
});

it("a span whose button was pressed is framed only while it is pointed at", async () => {
  const rome = on("Rome", "Place");
  await show([], [rome]);
  const preview = vi.spyOn(fieldFocusOf("entities") as Required<FieldFocus>, "preview");
  const button = screen.getByRole("button", { name: "Add Place “Rome” from ana" });
  vi.spyOn(button, "matches").mockReturnValue(false);
  fireEvent.pointerOver(button);
  const [shown] = preview.mock.calls;
  button.focus();
  expect(preview.mock.lastCall?.at(0)).toBe(shown?.at(0));
  fireEvent.pointerOut(button, { relatedTarget: document.body });
  expect(preview.mock.lastCall).toEqual([undefined]);
});
