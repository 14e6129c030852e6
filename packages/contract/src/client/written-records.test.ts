import { expect, test } from "vitest";
import { recordCounter } from "./written-records";

const document = (id: string, annotator: string) =>
  `# id = ${id}\n# annotator = ${annotator}\n# text = # id = é\n#\tO\nid\tO\n\n`;

test.each([
  ["no record", [], 0],
  ["a record", [["a", "ana"]], 1],
  [
    "a record of two annotators",
    [
      ["a", "ana"],
      ["a", "ben"],
    ],
    1,
  ],
  [
    "several records",
    [
      ["a", "ana"],
      ["a", "ben"],
      ["b", "ben"],
      ["ç", "ana"],
    ],
    3,
  ],
] as const)("a CoNLL file of %s is counted, wherever its bytes are divided", (_, documents, records) => {
  const bytes = new TextEncoder().encode(documents.map(([id, name]) => document(id, name)).join(""));
  for (const size of [1, 7, 1000]) {
    const counter = recordCounter("conll");
    for (let at = 0; at < bytes.length; at += size) counter?.take(bytes.subarray(at, at + size));
    expect(counter?.records).toBe(records);
  }
});

test.each(["csv", "jsonl", "spacy", "label_studio", "glossa"] as const)(
  "a file of %s has all records",
  (format) => {
    expect(recordCounter(format)).toBeUndefined();
  },
);
