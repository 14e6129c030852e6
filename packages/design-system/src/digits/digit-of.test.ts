import { expect, test } from "vitest";
import { digitOf } from "./digit-of";

test.each([
  ["Latin", "0123456789"],
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Thai", "๐๑๒๓๔๕๖๗๘๙"],
  ["full-width", "０１２３４５６７８９"],
  ["mathematical", "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡"],
])("%s digits (spec 348)", (_, keys) => {
  expect([...keys].map(digitOf).join("")).toBe("0123456789");
});

test.each(["a", "", "12", "Digit1", "½", "²", "Ⅳ", "一", "&", "é", " "])("%j is no digit", (key) => {
  expect(digitOf(key)).toBeUndefined();
});
