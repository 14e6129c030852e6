import { describe, expect, test } from "vitest";
import { typeNumber } from "./digits";
import { listAction, type SpanKeyPress, textAction } from "./keys";

/** "Ctrl+Shift+ArrowLeft" as the browser tells it. */
function press(combination: string): SpanKeyPress {
  const parts = combination === " " ? [" "] : combination.split("+");
  return {
    key: parts.at(-1) ?? "",
    shiftKey: parts.includes("Shift"),
    ctrlKey: parts.includes("Ctrl"),
    altKey: parts.includes("Alt"),
    metaKey: parts.includes("Meta"),
  };
}

describe("a key in the text", () => {
  const move = (by: string, direction: string, isExtending = false) => ({
    does: "move",
    motion: { by, direction },
    isExtending,
  });
  test.each([
    ["ArrowRight", move("grapheme", "on")],
    ["ArrowLeft", move("grapheme", "back")],
    ["Shift+ArrowRight", move("grapheme", "on", true)],
    ["Ctrl+ArrowRight", move("word", "on")],
    ["Alt+ArrowLeft", move("word", "back")],
    ["Ctrl+Shift+ArrowLeft", move("word", "back", true)],
    ["Ctrl+ArrowDown", move("sentence", "on")],
    ["Meta+Shift+ArrowUp", move("sentence", "back", true)],
    ["ArrowDown", { does: "line", direction: "on", isExtending: false }],
    ["Shift+ArrowUp", { does: "line", direction: "back", isExtending: true }],
    ["PageDown", { does: "page", direction: "on", isExtending: false }],
    ["Shift+PageUp", { does: "page", direction: "back", isExtending: true }],
    ["Ctrl+PageDown", undefined],
    ["Home", move("line", "back")],
    ["Ctrl+End", move("text", "on")],
    ["Shift+End", move("line", "on", true)],
    ["Ctrl+a", { does: "selectAll" }],
    ["Alt+ArrowDown", { does: "enterList" }],
    ["7", { does: "digit", key: "7" }],
    ["Enter", { does: "mark" }],
    [" ", { does: "mark" }],
    ["Delete", { does: "remove" }],
    ["Backspace", { does: "remove" }],
    ["Escape", { does: "cancel" }],
  ])("%s", (combination, action) => {
    expect(textAction(press(combination), false)).toEqual(action);
  });

  test.each(["Tab", "a", "Ctrl+s", "Ctrl+z", "F5", "?", "Alt+ArrowUp"])("%s is the page's", (combination) => {
    expect(textAction(press(combination), false)).toBeUndefined();
  });

  test("goes on to the left in right-to-left text", () => {
    expect(textAction(press("ArrowLeft"), true)).toEqual(move("grapheme", "on"));
    expect(listAction(press("Shift+ArrowRight"), true)).toMatchObject({ direction: "back" });
  });
});

describe("a key on a span of the list", () => {
  const resize = (edge: string, direction: string, precision: string) => ({
    does: "resize",
    edge,
    direction,
    precision,
  });
  test.each([
    ["ArrowDown", { does: "go", to: 1 }],
    ["ArrowUp", { does: "go", to: -1 }],
    ["PageDown", { does: "go", to: 10 }],
    ["End", { does: "go", to: "last" }],
    ["Enter", { does: "open" }],
    [" ", { does: "accept" }],
    ["Delete", { does: "remove" }],
    ["3", { does: "digit", key: "3" }],
    ["Escape", { does: "leave" }],
    ["Alt+ArrowUp", { does: "leave" }],
    ["Shift+ArrowRight", resize("end", "on", "words")],
    ["Shift+ArrowLeft", resize("end", "back", "words")],
    ["Alt+Shift+ArrowLeft", resize("start", "back", "words")],
    ["Ctrl+Shift+ArrowRight", resize("end", "on", "characters")],
  ])("%s", (combination, action) => {
    expect(listAction(press(combination), false)).toEqual(action);
  });

  test.each(["Tab", "ArrowRight", "ArrowLeft", "Ctrl+z", "Ctrl+s", "x"])(
    "%s is the page's",
    (combination) => {
      expect(listAction(press(combination), false)).toBeUndefined();
    },
  );
});

describe("a digit among labels", () => {
  test("means its label at once (spec 348)", () => {
    expect(typeNumber("4", undefined, 0, 8)).toEqual({ number: 4, isLonger: false, pending: undefined });
  });

  test("means the longer number where a second one comes within 300 ms (spec 348)", () => {
    const first = typeNumber("1", undefined, 0, 24);
    expect(first).toMatchObject({ number: 1, pending: { typed: "1", at: 0 } });
    expect(typeNumber("2", first?.pending, 300, 24)).toMatchObject({ number: 12, isLonger: true });
    expect(typeNumber("2", first?.pending, 301, 24)).toMatchObject({ number: 2, isLonger: false });
    expect(typeNumber("9", first?.pending, 100, 12)).toMatchObject({ number: 9, isLonger: false });
  });

  test.each([
    ["0", 12],
    ["9", 8],
    ["a", 12],
  ])("%s of %d labels is none", (key, count) => {
    expect(typeNumber(key, undefined, 0, count)).toBeUndefined();
  });
});
