import { expect, test } from "vitest";
import { anyValue, schemaOf } from "./schemas";

const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const label = (index: number) => `label ${index}`;
const ranked = (index: number) => ({ value: label(index), rank: index + 1 });

test.each([
  ["multi_label_selection", 500, label],
  ["ranking", 50, ranked],
] as const)(
  "a value of a question of type %s contains at most %i items (security H1)",
  (type, most, item) => {
    const { value } = schemaOf(type);
    expect([most, most + 1].map((count) => value.safeParse(many<unknown>(count, item)).success)).toEqual([
      true,
      false,
    ]);
  },
);

test.each([
  ["labels", label],
  ["ranks", ranked],
])("no value of any type contains 10,001 %s (security H1)", (_, item) => {
  expect(anyValue.safeParse(many<unknown>(10_001, item)).success).toBe(false);
});
