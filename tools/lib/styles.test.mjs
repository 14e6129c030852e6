// @ts-check
import { expect, test } from "vitest";
import { foreignProperties, ownName } from "./styles.mjs";

test("Names of styles have our prefix, and are readable in development only (library 4.3)", () => {
  const style = { hash: "1x2y3z0", debugId: "thumb start" };
  expect(ownName(style)).toBe("glossa-thumb_start-1x2y3z0");
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    expect(ownName(style)).toBe("glossa-1x2y3z0");
  } finally {
    process.env.NODE_ENV = before;
  }
});

test.each([
  ["ours", ".a { --glossa-x: 1; color: var(--glossa-color-bg-page) }", []],
  ["of a library", ".a { max-height: var(--radix-popover-content-available-height) }", []],
  ["without a prefix", ".a { --space-1: 4px; width: calc(var(--_1abc) + 1px) }", ["--space-1", "--_1abc"]],
  ["classes with dashes", ".glossa-a--big { color: red }", []],
])("Custom properties of stylesheets: %s", (_, css, found) => {
  expect(foreignProperties(css)).toEqual(found);
});
