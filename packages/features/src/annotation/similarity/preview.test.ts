import { expect, test } from "vitest";
import { aField } from "../fixtures/fixtures";
import { previewOf } from "./preview";

const fields = ["a", "b", "c", "d"].map((name) => aField({ name }));
const texts = (values: Record<string, unknown>) =>
  previewOf(fields, values, ({ name }) => String(values[name])).map(({ text }) => text);

test.each([
  ["the first two", { a: "one", b: "two", c: "three" }, ["one", "two"]],
  ["fields without a value do not count", { a: null, c: "three", d: "four" }, ["three", "four"]],
  ["lines become one", { a: " one\n\n two\t" }, ["one two"]],
  ["markup is text", { a: "<script>alert(1)</script>" }, ["<script>alert(1)</script>"]],
  ["nothing", {}, []],
])("a reference record is recognised by its first fields: %s (spec 270)", (_, values, shown) => {
  expect(texts(values)).toEqual(shown);
});

test("a text of a megabyte is cut between letters", () => {
  const [text = ""] = texts({ a: "👋🏽".repeat(250_000) });
  expect([...text].length).toBeLessThan(202);
  expect(text.endsWith("…")).toBe(true);
  expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});
