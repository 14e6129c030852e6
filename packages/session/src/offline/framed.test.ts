import type { Field } from "@glossa/contract";
import { expect, it } from "vitest";
import { isFramed } from "./framed";

const cases: [string, Field["settings"], boolean][] = [
  ["a template", { type: "custom", template: "", advanced_mode: false }, true],
  ["Markdown", { type: "text", use_markdown: true }, true],
  ["plain text", { type: "text", use_markdown: false }, false],
  ["a picture", { type: "image" }, false],
];

it.each(cases)("a field is shown in a frame or not: %s", (_, settings, expected) => {
  expect(isFramed({ settings })).toBe(expected);
});
