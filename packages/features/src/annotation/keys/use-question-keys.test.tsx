// @vitest-environment jsdom
import type { Question } from "@glossa/contract";
import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aForm, aQuestion } from "../fixtures/fixtures";
import type { ValueOnScreen } from "../view-model";
import { useQuestionKeys } from "./use-question-keys";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, text: "", description: null }));
const topic = aQuestion({
  name: "topic",
  title: "Topic",
  settings: { type: "label_selection", visible_options: null, options: options(24) },
});
const ratingOf = (...values: number[]) =>
  aQuestion({
    name: "rating",
    title: "Rating",
    settings: { type: "rating", options: values.map((value) => ({ value })) },
  });
const order = aQuestion({
  name: "order",
  title: "Order",
  settings: { type: "ranking", options: options(3) },
});
const note = aQuestion({ name: "note", title: "Note", settings: { type: "text", use_markdown: false } });

/** A page with questions and the keys for them. */
function openPage(questions: readonly Question[]) {
  const { result } = renderHook(() => {
    const [values, setValues] = useState<Record<string, ValueOnScreen>>({});
    const [active, setActive] = useState(questions[0]?.name);
    const [recordId, setRecordId] = useState("first");
    const keys = useQuestionKeys({
      form: aForm({ questions, values, saveState: { kind: "none" } }),
      recordId,
      active,
      isAutoSubmitOn: false,
      ports: {
        onValue: (name, value) =>
          setValues((known) => ({ ...known, [name]: { value, isPencil: false } as ValueOnScreen })),
        onSubmitAtOnce: vi.fn(),
      },
      onChanged: vi.fn(),
      onAnswered(name) {
        const next = questions[questions.findIndex((question) => question.name === name) + 1];
        if (next) setActive(next.name);
      },
    });
    return { ...keys, active, setActive, values, open: setRecordId };
  });
  const page = {
    /** Presses keys so fast that digits can be one number. */
    type(keys: string) {
      for (const key of keys) {
        act(() => void result.current.press({ key, at: performance.now() }));
        act(() => void vi.advanceTimersByTime(60));
      }
      return page;
    },
    /** Handles a key that was pressed some time ago, because the page was busy. */
    late: (key: string, ms: number) =>
      act(() => void result.current.press({ key, at: performance.now() - ms })),
    isOver: (ms: number) => result.current.isOver(performance.now() - ms),
    wait: () => act(() => void vi.advanceTimersByTime(400)),
    go: (question: string) => act(() => result.current.setActive(question)),
    open: (record: string) => act(() => result.current.open(record)),
    active: () => result.current.active,
    values: () =>
      Object.fromEntries(Object.entries(result.current.values).map(([name, { value }]) => [name, value])),
  };
  return page;
}

it.each([
  ["a number of two digits is one answer (spec 348)", "21", { topic: "v21" }, "rating"],
  ["a digit that no number continues with is the next answer", "25", { topic: "v2", rating: 5 }, "rating"],
  ["a digit without a use in the next question changes nothing", "29", { topic: "v2" }, "rating"],
  ["nor does it become part of a number that has ended", "294", { topic: "v2", rating: 4 }, "rating"],
])("%s", (_, keys, values, active) => {
  const page = openPage([topic, ratingOf(1, 2, 3, 4, 5)]).type(keys);
  expect([page.values(), page.active()]).toEqual([values, active]);
});

it("moves on without a further digit, unless the user has gone elsewhere", () => {
  const page = openPage([topic, ratingOf(1, 2), note]).type("2");
  page.wait();
  expect(page.active()).toBe("rating");
  const other = openPage([topic, ratingOf(1, 2), note]).type("2");
  other.go("note");
  other.wait();
  expect(other.active()).toBe("note");
});

it("starts a number anew in the next record", () => {
  const page = openPage([topic]).type("2");
  page.open("second");
  page.type("1");
  expect(page.values()).toEqual({ topic: "v1" });
});

it("continues a number with a digit that was pressed in time, however late it is handled", () => {
  const page = openPage([ratingOf(0, 1, 10), topic]);
  page.late("1", 500);
  const pressedAt = performance.now() - 400;
  // The page is busy: the clocks go on, and no timer fires.
  vi.setSystemTime(Date.now() + 2000);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 2000);
  expect(page.isOver(performance.now() - pressedAt)).toBe(false);
  page.late("0", performance.now() - pressedAt);
  expect(page.values()).toEqual({ rating: 10 });
});

it("lets a digit that was pressed later wait until the page has moved on from the number", () => {
  const page = openPage([ratingOf(0, 1, 10), topic]);
  page.late("1", 900);
  expect(page.isOver(500)).toBe(true);
  page.wait();
  expect([page.isOver(500), page.active()]).toEqual([false, "topic"]);
  page.type("2");
  expect(page.values()).toEqual({ rating: 1, topic: "v2" });
});

it("corrects the beginning of a number in the same question", () => {
  expect(
    openPage([ratingOf(10, 20), topic])
      .type("120")
      .values(),
  ).toEqual({ rating: 20 });
});

it("continues a number in the question to which its first digit was passed on", () => {
  const second = { ...topic, name: "second" };
  expect(openPage([topic, second]).type("2912").values()).toEqual({ topic: "v2", second: "v12" });
});

it("leads on after the digit that completes a ranking", () => {
  const page = openPage([order, ratingOf(1, 2, 3)]).type("312");
  expect(page.active()).toBe("rating");
  page.type("3");
  expect(page.values()).toMatchObject({ rating: 3 });
});
