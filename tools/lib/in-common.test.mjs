// @ts-check
import { expect, test } from "vitest";
import { inCommon } from "./in-common.mjs";

/** @param {string[]} messages */
const of = (...messages) => inCommon(messages.map((message, index) => ({ title: `test ${index}`, message })));

test("Failures with one cause are listed by their common line, most frequent first", () => {
  const story = (/** @type {number} */ id) =>
    `Error: plays without an error\n\nexpect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "Failed to load resource: the server responded with a status of 404",\n+   "story ${id}",\n    at stories.spec.ts:${id}:1`;
  expect(of(story(1), story(2), story(3), "TimeoutError: the page is late")).toEqual([
    "3 of 4: Error: plays without an error",
    '3 of 4: "Failed to load resource: the server responded with a status of 404",',
    '3 of 4: "story 1",',
  ]);
});

test.each([
  ["different causes", ["Error: one thing", "Error: another", "Error: a third"], []],
  ["one failure", ["Error: alone"], []],
  ["colours of the terminal", ["\u001b[31mError: red\u001b[39m", "Error: red"], ["2 of 2: Error: red"]],
  ["frames and code", ["at a.ts:1:2\n  > 12 | code()\n", "at a.ts:1:2\n  > 12 | code()\n"], []],
])("of %s, it lists lines that at least half of them have in common", (_, messages, told) => {
  expect(of(...messages)).toEqual(told);
});
