import { expect, test } from "vitest";
import { majorityDirection } from "./majority";

test.each([
  ["Charged twice", "ltr"],
  ["قضت المحكمة", "rtl"],
  ["שלום", "rtl"],
  ["Norrland Energi: قضت", "ltr"],
  ["قضت المحكمة على Norrland", "rtl"],
  ["12,000 €", "ltr"],
  ["", "ltr"],
])("the writing direction of %s is %s (spec 315)", (text, direction) => {
  expect(majorityDirection(text)).toBe(direction);
});
