import { expect, test } from "vitest";
import { type SortKey, turned, withKey, withoutKey } from "./sort-keys";

const words: SortKey = { id: "words", isDescending: false };
const score: SortKey = { id: "score", isDescending: true };

test.each([
  ["the first key", withKey([], "words"), [words]],
  ["one more, after the others", withKey([score], "words"), [score, words]],
  ["one that is there already", withKey([score], "score"), [score]],
  ["one less", withoutKey([score, words], "score"), [words]],
  ["the last one removed", withoutKey([words], "words"), []],
  ["an unknown one removed", withoutKey([words], "score"), [words]],
  ["one turned round", turned([score, words], "words"), [score, { ...words, isDescending: true }]],
  ["one turned back", turned([score], "score"), [{ ...score, isDescending: false }]],
])("a category is chosen, removed, or reversed (spec 249): %s", (_, found, keys) => {
  expect(found).toEqual(keys);
});
