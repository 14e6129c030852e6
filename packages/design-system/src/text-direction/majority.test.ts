import { expect, test } from "vitest";
import { letterDirection, majorityDirection } from "./majority";

test.each([
  ["Charged twice", "ltr"],
  ["قضت المحكمة", "rtl"],
  ["שלום", "rtl"],
  ["𞤀𞤣𞤤𞤢𞤥", "rtl"],
  ["Norrland Energi: قضت", "ltr"],
  ["قضت المحكمة على Norrland", "rtl"],
  ["(انظر https://docs.python.org/3/library/functions.html#map).", "rtl"],
  ["البريد: first.last@example.org", "rtl"],
  ["12,000 €", "ltr"],
  ["", "ltr"],
])("the writing direction of %s is %s (spec 315)", (text, direction) => {
  expect(majorityDirection(text)).toBe(direction);
});

test.each([
  ["in itself", "Python هي لغة. دالة map تأخذ function.", undefined, "ltr"],
  ["in Arabic", "Python هي لغة. دالة map تأخذ function.", "rtl", "rtl"],
  ["in Latin", "Python هي لغة. دالة map تأخذ function.", "ltr", "ltr"],
  ["than two thirds, in Arabic", "The word كتاب means book.", "rtl", "ltr"],
  ["without any, in Arabic", "12", "rtl", undefined],
] as const)("a paragraph with more Latin letters %s (spec 315)", (_, text, around, direction) => {
  expect(letterDirection(text, around)).toBe(direction);
});
