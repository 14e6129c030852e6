import { describe, expect, test } from "vitest";
import { onQuestionKey } from "../registry";
import { type QuestionSettings, questionSettings, type Value } from "../schemas";
import type { Digits } from "./definition";

const labels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, text: `Label ${index + 1}` }));
const label = (count: number) => questionSettings.parse({ type: "label_selection", options: labels(count) });
const multi = (count: number) =>
  questionSettings.parse({ type: "multi_label_selection", options: labels(count) });
const rating = (values: number[]) =>
  questionSettings.parse({ type: "rating", options: values.map((value) => ({ value })) });
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, value) => value);

/** Presses keys in one question; a key may be followed by the milliseconds until the next one. */
function keyboard(settings: QuestionSettings, start?: { value: Value; isPencil?: boolean }) {
  let value = start?.value;
  let isPencil = start?.isPencil ?? false;
  let digits: Digits | undefined;
  let now = 1000;
  return {
    press(key: string, pause = 50) {
      const result = onQuestionKey({ key, settings, value, isPencil, digits, now });
      now += pause;
      if (result) {
        ({ value, digits } = result);
        isPencil = false;
      }
      return { isTaken: result !== undefined, value, isWaiting: result?.digits !== undefined };
    },
  };
}

describe("digits on a label question", () => {
  test("choose at once, before it is known whether another digit follows (spec 348)", () => {
    expect(keyboard(label(77)).press("1")).toEqual({ isTaken: true, value: "v1", isWaiting: true });
  });

  test("do not wait for a further digit if no longer number exists", () => {
    expect(keyboard(label(6)).press("1")).toEqual({ isTaken: true, value: "v1", isWaiting: false });
    expect(keyboard(label(12)).press("2")).toEqual({ isTaken: true, value: "v2", isWaiting: false });
  });

  test("make one number within 300 ms, which replaces the first (spec 348)", () => {
    const { press } = keyboard(label(77));
    press("1", 300);
    expect(press("2").value).toBe("v12");
  });

  test("are two numbers if more than 300 ms are between them (spec 348)", () => {
    const { press } = keyboard(label(77));
    press("1", 301);
    expect(press("2").value).toBe("v2");
  });

  test("start a new number if the longer one does not exist", () => {
    const { press } = keyboard(label(12));
    press("1");
    expect(press("5").value).toBe("v5");
  });

  test("keep the chosen label, and Delete removes it (use A4)", () => {
    const { press } = keyboard(label(6), { value: "v2" });
    expect(press("2")).toEqual({ isTaken: true, value: "v2", isWaiting: false });
    expect(press("Delete")).toEqual({ isTaken: true, value: undefined, isWaiting: false });
  });

  test("confirm a label in pencil instead of removing it", () => {
    expect(keyboard(label(6), { value: "v2", isPencil: true }).press("2").value).toBe("v2");
  });

  test("confirm a label in pencil with a number of two digits, too", () => {
    const { press } = keyboard(label(77), { value: "v12", isPencil: true });
    press("1");
    expect(press("2").value).toBe("v12");
  });

  test.each(["0", "9", "a", "Enter", "ArrowRight", "12"])("leave %s to the page", (key) => {
    expect(keyboard(label(6)).press(key).isTaken).toBe(false);
  });
});

test.each([
  ["Arabic", "١", "٠"],
  ["Persian", "۱", "۰"],
  ["Devanagari", "१", "०"],
  ["full-width", "１", "０"],
])("%s digits do what 0 to 9 do (spec 348)", (_, one, zero) => {
  const { press } = keyboard(label(24));
  expect(press(one)).toEqual({ isTaken: true, value: "v1", isWaiting: true });
  expect(press(zero).value).toBe("v10");
  const rated = keyboard(rating(upTo(10)));
  rated.press(one);
  expect(rated.press(zero).value).toBe(10);
  const options = labels(3);
  const ranked = keyboard(questionSettings.parse({ type: "ranking", options }));
  expect(ranked.press(one).value).toEqual([{ value: "v1", rank: 1 }]);
});

describe("digits on a multi-label question", () => {
  test("add and remove labels (spec 348)", () => {
    const { press } = keyboard(multi(6));
    press("1");
    expect(press("3").value).toEqual(["v1", "v3"]);
    expect(press("1").value).toEqual(["v3"]);
    expect(press("3").value).toBeUndefined();
  });

  test("undo the first change if a second digit makes another number", () => {
    const { press } = keyboard(multi(24), { value: ["v1", "v5"] });
    expect(press("1").value).toEqual(["v5"]);
    expect(press("2").value).toEqual(["v1", "v5", "v12"]);
  });

  test("confirm a list in pencil, and add to it", () => {
    expect(keyboard(multi(6), { value: ["v1", "v2"], isPencil: true }).press("2").value).toEqual([
      "v1",
      "v2",
    ]);
    expect(keyboard(multi(6), { value: ["v1"], isPencil: true }).press("2").value).toEqual(["v1", "v2"]);
  });
});

describe("digits on a rating", () => {
  test("choose the value, not the position", () => {
    expect(keyboard(rating([1, 2, 3])).press("1").value).toBe(1);
    expect(keyboard(rating([3, 4, 5])).press("1").isTaken).toBe(false);
  });

  test("choose ten with one and zero", () => {
    const { press } = keyboard(rating(upTo(10)));
    expect(press("1")).toEqual({ isTaken: true, value: 1, isWaiting: true });
    expect(press("0")).toEqual({ isTaken: true, value: 10, isWaiting: false });
  });

  test("choose zero", () => {
    expect(keyboard(rating(upTo(5))).press("0").value).toBe(0);
  });

  test("change nothing while a number is incomplete", () => {
    const { press } = keyboard(rating([5, 10]), { value: 5 });
    expect(press("1")).toEqual({ isTaken: true, value: 5, isWaiting: true });
    expect(press("0").value).toBe(10);
  });

  test("are removed by Delete", () => {
    expect(keyboard(rating(upTo(5)), { value: 3 }).press("Delete").value).toBeUndefined();
  });

  test("keep the chosen value and confirm the one in pencil (use A4)", () => {
    expect(keyboard(rating(upTo(5)), { value: 3 }).press("3").value).toBe(3);
    expect(keyboard(rating(upTo(5)), { value: 3, isPencil: true }).press("3").value).toBe(3);
  });
});

test("a text question handles no keys, because digits are text", () => {
  const settings = questionSettings.parse({ type: "text" });
  expect(keyboard(settings, { value: "a" }).press("1").isTaken).toBe(false);
});
