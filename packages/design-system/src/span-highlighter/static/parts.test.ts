import { expect, test } from "vitest";
import { partsOf } from "./parts";

const labels = [
  { value: "org", text: "Organisation" },
  { value: "place", text: "Place", color: "#a03" },
];

const shownIn = (text: string, spans: Parameters<typeof partsOf>[1]) =>
  partsOf(text, spans, labels).map((part) => [
    part.text,
    part.mark?.word,
    part.begins.map(({ word, level }) => `${word} ${level}`),
  ]);

const norrland = { start: 0, end: 8, label: "org" };

test.each<[string, string, Parameters<typeof partsOf>[1], ReturnType<typeof shownIn>]>([
  ["no text", "", [], []],
  ["no spans", "Norrland", [], [["Norrland", undefined, []]]],
  [
    "a span within a text",
    "Norrland Energi",
    [norrland],
    [
      ["Norrland", "Organisation", ["Organisation 0"]],
      [" Energi", undefined, []],
    ],
  ],
  [
    "a span within another one",
    "Norrland Energi",
    [
      { start: 0, end: 15, label: "org" },
      { ...norrland, label: "place" },
    ],
    [
      ["Norrland", "Place", ["Organisation 1", "Place 0"]],
      [" Energi", "Organisation", []],
    ],
  ],
  [
    "offsets in code points",
    "😀 Umeå",
    [{ start: 2, end: 6, label: "place" }],
    [
      ["😀 ", undefined, []],
      ["Umeå", "Place", ["Place 0"]],
    ],
  ],
  [
    "the score of a suggestion",
    "Umeå",
    [{ start: 0, end: 4, label: "place", look: "suggested", score: "0.8" }],
    [["Umeå", "Place 0.8", ["Place 0.8 0"]]],
  ],
  [
    "only the text if its spans are invalid",
    "Umeå",
    [
      { start: 0, end: 40, label: "place" },
      { start: 2, end: 1, label: "place" },
      { start: 0, end: 2, label: "unknown" },
    ],
    [["Umeå", undefined, []]],
  ],
])("the HTML of a server shows %s (library 4.5)", (_, text, spans, expected) => {
  expect(shownIn(text, spans)).toEqual(expected);
});
