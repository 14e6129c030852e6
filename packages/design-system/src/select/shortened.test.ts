import { expect, test } from "vitest";
import { shortened } from "./shortened";

const terms = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `term ${index}` }));

test("of a long list the first hundred options and the selected ones are shown", () => {
  const { shown, hidden } = shortened(terms, "", ["7", "250"]);
  expect([shown.length, hidden, shown.at(-1)?.value]).toEqual([101, 199, "250"]);
});

test("a search finds every option of a long list", () => {
  expect(shortened(terms, "TERM 299", [])).toEqual({ shown: [terms[299]], hidden: 0 });
});

test("a short list is shown whole", () => {
  expect(shortened(terms.slice(0, 3), " ", [])).toEqual({ shown: terms.slice(0, 3), hidden: 0 });
});
