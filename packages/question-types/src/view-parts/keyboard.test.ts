import { describe, expect, test } from "vitest";
import { onQuestionKey } from "../registry";
import { type QuestionSettings, questionSettings } from "../schemas";
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
function keyboard(settings: QuestionSettings, start?: { value: unknown; isPencil?: boolean }) {
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

  test("wait for no further digit where no longer number exists", () => {
    expect(keyboard(label(6)).press("1")).toEqual({ isTaken: true, value: "v1", isWaiting: false });
    expect(keyboard(label(12)).press("2")).toEqual({ isTaken: true, value: "v2", isWaiting: false });
  });

  test("make one number within 300 ms, which takes the place of the first (spec 348)", () => {
    const { press } = keyboard(label(77));
    press("1", 300);
    expect(press("2").value).toBe("v12");
  });

  test("are two numbers when more than 300 ms lie between them (spec 348)", () => {
    const { press } = keyboard(label(77));
    press("1", 301);
    expect(press("2").value).toBe("v2");
  });

  test("start anew where the longer number does not exist", () => {
    const { press } = keyboard(label(12));
    press("1");
    expect(press("5").value).toBe("v5");
  });

  test("leave the chosen one chosen; Delete takes it out (use A4)", () => {
    const { press } = keyboard(label(6), { value: "v2" });
    expect(press("2")).toEqual({ isTaken: true, value: "v2", isWaiting: false });
    expect(press("Delete")).toEqual({ isTaken: true, value: undefined, isWaiting: false });
  });

  test("confirm the pencilled one instead of taking it out", () => {
    expect(keyboard(label(6), { value: "v2", isPencil: true }).press("2").value).toBe("v2");
  });

  test("confirm a pencilled one of two digits, too", () => {
    const { press } = keyboard(label(77), { value: "v12", isPencil: true });
    press("1");
    expect(press("2").value).toBe("v12");
  });

  test.each(["0", "9", "a", "Enter", "ArrowRight", "12"])("leave %s to the page", (key) => {
    expect(keyboard(label(6)).press(key).isTaken).toBe(false);
  });
});

describe("digits on a multi-label question", () => {
  test("put in and take out (spec 348)", () => {
    const { press } = keyboard(multi(6));
    press("1");
    expect(press("3").value).toEqual(["v1", "v3"]);
    expect(press("1").value).toEqual(["v3"]);
    expect(press("3").value).toBeUndefined();
  });

  test("take the first toggle back when a second digit makes another number", () => {
    const { press } = keyboard(multi(24), { value: ["v1", "v5"] });
    expect(press("1").value).toEqual(["v5"]);
    expect(press("2").value).toEqual(["v1", "v5", "v12"]);
  });

  test("confirm a pencilled list, and add to it", () => {
    expect(keyboard(multi(6), { value: ["v1", "v2"], isPencil: true }).press("2").value).toEqual([
      "v1",
      "v2",
    ]);
    expect(keyboard(multi(6), { value: ["v1"], isPencil: true }).press("2").value).toEqual(["v1", "v2"]);
  });
});

describe("digits on a rating", () => {
  test("choose the value, not the place", () => {
    expect(keyboard(rating([1, 2, 3])).press("1").value).toBe(1);
    expect(keyboard(rating([3, 4, 5])).press("1").isTaken).toBe(false);
  });

  test("reach ten with one and nought", () => {
    const { press } = keyboard(rating(upTo(10)));
    expect(press("1")).toEqual({ isTaken: true, value: 1, isWaiting: true });
    expect(press("0")).toEqual({ isTaken: true, value: 10, isWaiting: false });
  });

  test("reach nought by itself", () => {
    expect(keyboard(rating(upTo(5))).press("0").value).toBe(0);
  });

  test("change nothing while only the start of a number is there", () => {
    const { press } = keyboard(rating([5, 10]), { value: 5 });
    expect(press("1")).toEqual({ isTaken: true, value: 5, isWaiting: true });
    expect(press("0").value).toBe(10);
  });

  test("are taken out by Delete", () => {
    expect(keyboard(rating(upTo(5)), { value: 3 }).press("Delete").value).toBeUndefined();
  });

  test("leave the chosen value chosen and confirm the pencilled one (use A4)", () => {
    expect(keyboard(rating(upTo(5)), { value: 3 }).press("3").value).toBe(3);
    expect(keyboard(rating(upTo(5)), { value: 3, isPencil: true }).press("3").value).toBe(3);
  });
});

test("A text takes no keys: its digits are letters", () => {
  const settings = questionSettings.parse({ type: "text" });
  expect(keyboard(settings, { value: "a" }).press("1").isTaken).toBe(false);
});
