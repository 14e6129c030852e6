import { expect, it, test } from "vitest";
import { type Caret, caretAt } from "../engine/moves/caret";
import type { SpanModel } from "../model/use-span-model";
import type { SpanWords } from "../words";
import { spokenMove } from "./spoken";

const words = {
  selected: (quote) => `${quote}, selected`,
  inside: (label) => `in ${label}`,
  space: "space",
  lineBreak: "line break",
  textStart: "start of the text",
  textEnd: "end of the text",
} as SpanWords["said"];

const model = { text: "To be\nor not", spans: [] } as unknown as SpanModel;
const last = model.text.length;

function spoken(before: Caret, after: Caret, isByCharacter = false): string {
  return spokenMove(model, words, { before, after, isByCharacter });
}

test.each([
  ["at the start, where it stays", 0, 0, "start of the text"],
  ["at the end, where it stays", last, last, "end of the text"],
  ["at the start of a line, where it stays", 6, 6, "o"],
  ["at the end of a line, where it stays", 5, 5, "line break"],
  ["over a line break", 5, 6, "o"],
  ["over a word", 0, 2, "To"],
])("a caret %s says what is there", (_, from, to, sentence) => {
  expect(spoken(caretAt(from), caretAt(to))).toBe(sentence);
});

test.each([
  [3, 2, "space"],
  [last - 1, last, "end of the text"],
  [1, 0, "T"],
])("a caret that goes by characters from %i to %i says the one there", (from, to, sentence) => {
  expect(spoken(caretAt(from), caretAt(to), true)).toBe(sentence);
});

it("says which space is selected: a selection is never without a name", () => {
  const after = (anchor: number, focus: number) => ({ anchor, focus, isExact: true });
  expect(spoken(caretAt(2), after(2, 3))).toBe("space, selected");
  expect(spoken(caretAt(6), after(6, 5))).toBe("line break, selected");
  expect(spoken(caretAt(0), after(0, 2))).toBe("To, selected");
});
