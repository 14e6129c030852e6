import { describe, expect, test } from "vitest";
import { listAction, type SpanKeyPress, textAction } from "./keys";

/** Returns the event of "Ctrl+Shift+ArrowLeft" as the browser sends it. */
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
    ["٣", { does: "digit", key: "٣" }],
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

  test.each([
    ["ArrowRight", { does: "piece", direction: "on" }],
    ["ArrowLeft", { does: "piece", direction: "back" }],
    ["+", { does: "addPiece" }],
    ["Shift++", { does: "addPiece" }],
    ["Ctrl++", undefined],
  ])("%s, if it has pieces and may get more (library 5.4)", (combination, action) => {
    const key = combination.endsWith("+") ? "+" : combination;
    const modifiers = combination.endsWith("+") ? combination.slice(0, -1) : "";
    const pressed = { ...press(`${modifiers}x`), key };
    expect(listAction(pressed, false, { hasPieces: true, addsPieces: true })).toEqual(action);
  });

  test.each(["+", "Tab", "ArrowRight", "ArrowLeft", "Ctrl+z", "Ctrl+s", "x"])(
    "%s is the page's",
    (combination) => {
      expect(listAction(press(combination), false)).toBeUndefined();
    },
  );
});
