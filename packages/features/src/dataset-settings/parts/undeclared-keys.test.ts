import { expect, test } from "vitest";
import { undeclaredKeys } from "./undeclared-keys";

test.each([
  ["no record", [], []],
  ["empty metadata", [{}, {}], []],
  ["a property of the dataset", [{ channel: "mail" }], []],
  ["nothing but null", [{ Ort: null }], []],
  ["texts", [{ Ort: "Umeå" }, { Ort: 7 }], [{ name: "Ort", type: "terms" }]],
  ["lists of texts", [{ tags: ["a", "b"] }], [{ name: "tags", type: "terms" }]],
  ["whole numbers", [{ pages: 3 }, { pages: -1 }], [{ name: "pages", type: "integer" }]],
  ["numbers", [{ price: 3 }, { price: 2.5 }], [{ name: "price", type: "float" }]],
  [
    "a frequent key after a rare one",
    [{ rare: "a" }, { Ort: "b", rare: "c" }, { Ort: "d" }, { Ort: "e" }],
    [
      { name: "Ort", type: "terms" },
      { name: "rare", type: "terms" },
    ],
  ],
  ["a key that objects have", [JSON.parse('{"constructor": 1}')], [{ name: "constructor", type: "integer" }]],
])("the keys that could become properties, of %s", (_what, metadata, expected) => {
  expect(undeclaredKeys(metadata, [{ name: "channel" }])).toEqual(expected);
});

test("twelve keys at most are offered", () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key ${index}`, index]));
  expect(undeclaredKeys([many], [])).toHaveLength(12);
});
