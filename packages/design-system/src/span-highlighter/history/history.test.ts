import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../engine/text/texts";
import { type History, historyOf, historyStep, recorded, redone, undone } from "./history";

const undoAll = <State>(history: History<State>): History<State> =>
  history.past.length > 0 ? undoAll(undone(history)) : history;

describe("a history", () => {
  test("goes back to its start and forth to its end", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (states) => {
        const end = states.reduce(recorded<number>, historyOf(-1));
        const start = undoAll(end);
        expect(start.present).toBe(-1);
        const again = states.reduce((history) => redone(history), start);
        expect(again).toEqual(end);
      }),
      { numRuns: runs },
    );
  });

  test("stays the same at its ends", () => {
    const history = historyOf("a");
    expect(undone(history)).toBe(history);
    expect(redone(history)).toBe(history);
  });

  test("forgets what was undone when something else is done", () => {
    const history = recorded(undone(recorded(historyOf("a"), "b")), "c");
    expect(redone(history)).toBe(history);
    expect(undone(history).present).toBe("a");
  });

  test("keeps 500 steps", () => {
    const states = Array.from({ length: 600 }, (_, index) => index);
    expect(states.reduce(recorded<number>, historyOf(-1)).past).toHaveLength(500);
  });
});

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ["z", { ctrlKey: true }, "undo"],
  ["z", { metaKey: true }, "undo"],
  ["Z", { metaKey: true, shiftKey: true }, "redo"],
  ["y", { ctrlKey: true }, "redo"],
  ["z", {}, undefined],
  ["z", { ctrlKey: true, altKey: true }, undefined],
  ["a", { ctrlKey: true }, undefined],
])("%s with %j means %s", (key, modifiers, step) => {
  expect(historyStep({ key, ...none, ...modifiers })).toBe(step);
});
