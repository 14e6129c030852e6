import { expect, test } from "vitest";
import { words } from "./testing/fixtures";
import { withOwn } from "./use-words";

test("one's own texts replace those of the language one by one", () => {
  const own = withOwn(words, { hint: "Just mark", find: { none: "Nope" } });
  expect(own).toEqual({ ...words, hint: "Just mark", find: { ...words.find, none: "Nope" } });
});

test("without texts of one's own, those of the language stay", () => {
  expect(withOwn(words, {})).toEqual(words);
  expect(withOwn(words, { hint: undefined, find: undefined, said: undefined })).toEqual(words);
  expect(withOwn(words, { find: { none: undefined } })).toEqual(words);
});
