import { expect, test } from "vitest";
import { keyboardInset } from "./keyboard-inset";

const phone = { windowHeight: 844, height: 844, top: 0, scale: 1 };

test.each([
  ["nothing", {}, 0],
  ["a keyboard", { height: 508 }, 336],
  ["a keyboard, the page pushed up behind it", { height: 508, top: 120 }, 216],
  ["a keyboard, the page pushed up as far as it goes", { height: 508, top: 336 }, 0],
  ["a bar of the browser", { height: 788 }, 0],
  ["nothing, but the page is enlarged", { height: 422, scale: 2 }, 0],
  ["a keyboard of half a pixel more", { height: 507.6 }, 336],
])("the inset of the window with %s", (_, seen, inset) => {
  expect(keyboardInset({ ...phone, ...seen })).toBe(inset);
});
