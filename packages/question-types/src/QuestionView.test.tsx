import { LocaleProvider, makeI18n } from "@glossa/locales";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { questionTypeIcon } from "./icons";
import { answeredField, QuestionInField, QuestionView } from "./QuestionView";
import { keyHintsOf, numberedOptions, onQuestionKey, questionTypeOf } from "./registry";
import { type QuestionSettings, questionSchemas, questionSettings } from "./schemas";
import type { QuestionViewProps } from "./view-parts/definition";

const i18n = await makeI18n("en");
const options = ["refund", "delivery", "fault", "other"].map((value) => ({ value, text: value }));

/** Settings, a value and another value for every question type. */
const samples = {
  label_selection: { settings: { type: "label_selection", options }, value: "refund" },
  multi_label_selection: {
    settings: { type: "multi_label_selection", options },
    value: ["refund", "other"],
  },
  rating: { settings: { type: "rating", options: [0, 1, 2].map((value) => ({ value })) }, value: 1 },
  text: { settings: { type: "text", use_markdown: true }, value: "Thank you." },
};

test.each([
  [samples.label_selection.settings, "1–4"],
  [{ ...samples.multi_label_selection.settings, options: options.slice(0, 1) }, "1"],
  [samples.rating.settings, "0–2"],
  [{ type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) }, "1–5"],
  [{ type: "ranking", options }, "1–4"],
])("the hint about number keys names those of %j (use A17)", (settings, numbers) => {
  const [first] = keyHintsOf(questionSettings.parse(settings) as QuestionSettings);
  expect(first?.keys).toEqual([numbers]);
});

function show(settings: unknown, more: Partial<QuestionViewProps> = {}) {
  const onChange = vi.fn();
  const props: QuestionViewProps = {
    id: "q-answer",
    labelId: "q-title",
    settings: questionSettings.parse(settings) as QuestionSettings,
    value: undefined,
    isPencil: false,
    isRequired: true,
    isReadOnly: false,
    isInvalid: false,
    onChange,
    ...more,
  };
  const tree = (next: Partial<QuestionViewProps>) => (
    <LocaleProvider i18n={i18n}>
      <h3 id="q-title">Reason</h3>
      <QuestionView {...props} {...next} />
    </LocaleProvider>
  );
  const view = render(tree({}));
  return {
    onChange,
    unmount: view.unmount,
    update: (next: Partial<QuestionViewProps>) => view.rerender(tree(next)),
  };
}

test.each(Object.entries({ ...samples, ranking: { settings: { type: "ranking", options } } }))(
  "the caller's class and style are on the element of a question of type %s (library 4.10)",
  (_type, { settings }) => {
    show(settings, { className: "mine", style: { order: 2 } });
    const [own, ...others] = document.querySelectorAll<HTMLElement>(".mine");
    expect(own?.style.order).toBe("2");
    expect(others).toEqual([]);
  },
);

describe.each(Object.entries(samples))("a view of %s", (type, { settings, value }) => {
  test("is registered under its own name, with an icon", () => {
    expect(questionTypeOf(type).type).toBe(type);
    expect(questionTypeIcon(type)).toBeDefined();
  });

  test("has the title of the question as its name and reports nothing by itself", () => {
    const { onChange } = show(settings, { value });
    expect(document.querySelector('[aria-labelledby~="q-title"]')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test("shows no value if there is none", () => {
    show(settings);
    expect(screen.queryAllByRole("radio", { checked: true })).toHaveLength(0);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  });

  test("shows who suggested its value", () => {
    const suggestion = { value, score: 0.87, agent: "triage-v3" };
    show(settings, { value, suggestion, isPencil: true });
    if (type !== "text")
      expect(screen.getAllByText("Suggested by triage-v3, score 0.9").length).toBeGreaterThan(0);
  });

  test("changes nothing while it is read-only", () => {
    const { onChange } = show(settings, { value, isReadOnly: true });
    for (const choice of [...screen.queryAllByRole("radio"), ...screen.queryAllByRole("checkbox")]) {
      fireEvent.click(choice);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  test("has one stop for the Tab key", () => {
    show(settings, { value });
    const stops = [...document.querySelectorAll<HTMLElement>("[role=radio], [role=checkbox], textarea")];
    expect(stops.filter((element) => element.tabIndex === 0)).toHaveLength(1);
  });
});

describe("question types", () => {
  test("are all six registered (spec 322)", () => {
    expect(questionSchemas.map(({ type }) => questionTypeOf(type).type)).toEqual(
      questionSchemas.map(({ type }) => type),
    );
  });

  test("that do not exist raise an error for the developer (spec 330)", () => {
    expect(() => questionTypeOf("likert")).toThrow(/no question type "likert".*a component of your own/);
    expect(() => questionTypeOf("constructor")).toThrow(/no question type/);
  });

  test("of another backend have a line in place of their input, and take no keys", () => {
    const settings = { type: "drawing" } as never;
    const given = { id: "q", labelId: "title", settings, value: { strokes: [] } as never, onChange: vi.fn() };
    render(
      <LocaleProvider i18n={i18n}>
        <QuestionView {...given} />
        <QuestionInField {...given} text="a text" fallback="a text" />
      </LocaleProvider>,
    );
    expect(screen.getByText("This version can’t show questions of the type “drawing”.")).toBeVisible();
    expect(screen.getByText("a text")).toBeVisible();
    expect([answeredField(settings), keyHintsOf(settings), numberedOptions(settings)]).toEqual([
      undefined,
      [],
      [],
    ]);
    const press = { settings, value: undefined, isPencil: false, digits: undefined, now: 0 };
    expect(onQuestionKey({ ...press, key: "1" })).toBeUndefined();
  });
});

describe("a text", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const type = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });

  test("is reported 100 ms after the last key (spec 337)", () => {
    const { onChange } = show(samples.text.settings);
    type("T");
    act(() => void vi.advanceTimersByTime(99));
    type("Th");
    act(() => void vi.advanceTimersByTime(99));
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("Th", true);
  });

  test("is reported at once when the page closes", () => {
    const { onChange } = show(samples.text.settings);
    type("T");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("T", true);
  });

  test("that was cleared is an empty text (spec 335)", () => {
    const { onChange } = show(samples.text.settings, { value: "x" });
    type("");
    act(() => void vi.advanceTimersByTime(100));
    expect(onChange).toHaveBeenCalledWith("", true);
  });

  test("is reported at once when the user saves by keyboard, leaves the field, or the record changes", () => {
    const { onChange, update, unmount } = show(samples.text.settings);
    type("a");
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "s", ctrlKey: true });
    expect(onChange).toHaveBeenLastCalledWith("a", true);
    update({ value: "a" });
    type("ab");
    fireEvent.blur(screen.getByRole("textbox"));
    expect(onChange).toHaveBeenLastCalledWith("ab", true);
    update({ value: "ab" });
    type("abc");
    unmount();
    expect(onChange).toHaveBeenLastCalledWith("abc", true);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test("is left by Escape", () => {
    const onDone = vi.fn();
    show(samples.text.settings, { onDone });
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
    expect(onDone).toHaveBeenCalledOnce();
  });

  test("can be reset to the suggestion", () => {
    const suggestion = { value: "Thank you.", score: null, agent: null };
    const { onChange } = show(samples.text.settings, { value: "Thanks.", suggestion });
    fireEvent.click(screen.getByRole("button", { name: "Use suggestion" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("Thank you.");
  });

  test("can be compared with the suggestion that it differs from", () => {
    const suggestion = { value: "Thank **you**.", score: null, agent: null };
    const { onChange, update } = show(samples.text.settings, { value: "Thanks.", suggestion });
    fireEvent.click(screen.getByRole("button", { name: "Show suggestion" }));
    expect(document.querySelector("strong")).toHaveTextContent("you");
    expect(screen.getByRole("textbox")).toHaveValue("Thanks.");

    fireEvent.click(screen.getByRole("button", { name: "Hide suggestion" }));
    expect(document.querySelector("strong")).toBeNull();
    expect(onChange).not.toHaveBeenCalled();

    update({ value: suggestion.value });
    expect(screen.queryByRole("button", { name: "Show suggestion" })).toBeNull();
  });

  test("shows the suggestion until it is hidden or taken over, also if both become the same by undo", () => {
    const suggestion = { value: "Thank you.", score: null, agent: null };
    const { update } = show(samples.text.settings, { value: "Thanks.", suggestion });
    fireEvent.click(screen.getByRole("button", { name: "Show suggestion" }));
    update({ value: suggestion.value });
    expect(screen.getByRole("button", { name: "Hide suggestion" })).toBeVisible();

    update({ value: "Thanks." });
    fireEvent.click(screen.getByRole("button", { name: "Use suggestion" }));
    update({ value: "Thanks!" });
    expect(screen.getByRole("button", { name: "Show suggestion" })).toBeVisible();
  });

  test("of one's own can be compared where it is read-only, and plain text is shown as it is", () => {
    const suggestion = { value: "Thank **you**.\nBye", score: null, agent: null };
    show(
      { ...samples.text.settings, use_markdown: false },
      { value: "Thanks.", suggestion, isReadOnly: true },
    );
    fireEvent.click(screen.getByRole("button", { name: "Show suggestion" }));
    expect(screen.getByText(/Thank \*\*you\*\*\.\s+Bye/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use suggestion" })).toBeNull();
  });

  test("that was typed a moment ago is reported before the suggestion that replaces it, for undo", () => {
    const suggestion = { value: "Thank you.", score: null, agent: null };
    const { onChange } = show(samples.text.settings, { value: "Thanks.", suggestion });
    type("Thanks a lot.");
    fireEvent.click(screen.getByRole("button", { name: "Use suggestion" }));
    expect(onChange.mock.calls).toEqual([["Thanks a lot.", true], ["Thank you."]]);
    act(() => void vi.advanceTimersByTime(100));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test("that was reset to the suggestion leaves the focus on the question, or else in the text", () => {
    const suggestion = { value: "Thank you.", score: null, agent: null };
    const { update } = show(samples.text.settings, { value: "Thanks.", suggestion });
    const useIt = () => {
      const button = screen.getByRole("button", { name: "Use suggestion" });
      button.focus();
      fireEvent.click(button);
    };
    useIt();
    update({ value: suggestion.value });
    expect(screen.queryByRole("button", { name: "Use suggestion" })).toBeNull();
    expect(screen.getByRole("textbox")).toHaveFocus();

    const onDone = vi.fn();
    update({ value: "Thanks!", onDone });
    useIt();
    expect(onDone).toHaveBeenCalledOnce();
  });

  test("is shown as Markdown if the question is configured for it (spec 338)", () => {
    show(samples.text.settings, { value: "We are **sorry**." });
    fireEvent.click(screen.getByRole("button", { name: "Preview" }));
    expect(document.querySelector("strong")).toHaveTextContent("sorry");
  });
});

test("an expanded list of labels stays expanded for the next record (spec 347)", () => {
  const settings = { type: "label_selection", options, visible_options: 3 };
  const first = show(settings, { id: "kept" });
  fireEvent.click(screen.getByRole("button", { name: "Show 1 more labels" }));
  first.unmount();
  show(settings, { id: "kept" });
  expect(screen.getAllByRole("radio")).toHaveLength(4);
});

test("an option has its own id, its value, its text, a colour of the palette, and is chosen or not (spec 333)", () => {
  const { onChange } = show({ type: "span", field: "message", options });
  const chips = screen.getAllByRole("radio");
  expect(chips.map((chip) => chip.textContent?.replace(/\d/, ""))).toEqual(options.map(({ text }) => text));
  const hues = chips.map((chip) => chip.querySelector("[data-hue]")?.getAttribute("data-hue"));
  expect(new Set(hues).size).toBe(4);
  fireEvent.click(screen.getByRole("radio", { name: "fault" }));
  expect(screen.getAllByRole("radio", { checked: true })).toEqual([chips[2]]);
  // Choosing the active label does not change the value.
  expect(onChange).not.toHaveBeenCalled();
});

test("a suggestion shows its agent, and for a list of values the score of each (spec 372)", () => {
  const suggestion = {
    id: "s1",
    question_id: "q",
    value: ["refund", "other"],
    score: [0.87, 0.42],
    agent: "triage-v3",
  };
  show(samples.multi_label_selection.settings, { suggestion, value: suggestion.value, isPencil: true });
  for (const [name, score] of [
    ["refund", "0.9"],
    ["other", "0.4"],
  ])
    expect(
      screen.getByRole("checkbox", { name: new RegExp(`${name}.*triage-v3, score ${score}`) }),
    ).toBeChecked();
});

test("an empty text shows the placeholder of the question, if there is one (spec 334, 338)", () => {
  show({ type: "text", placeholder: "In one sentence" });
  expect(screen.getByPlaceholderText("In one sentence")).toBeInTheDocument();
});
