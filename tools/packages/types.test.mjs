// @ts-check
import { expect, test } from "vitest";
import { withOwnReferences } from "./types.mjs";

const written = (/** @type {string} */ path) =>
  `/// <reference path="${path}" preserve="true" />\nexport {};\n`;

test.each([
  [
    "frame/FrameProvider.d.ts",
    "../../../../../../packages/field-types/src/frame/virtual.d.ts",
    "virtual.d.ts",
  ],
  ["index.d.ts", "../../../../../packages/field-types/src/frame/virtual.d.ts", "frame/virtual.d.ts"],
  [
    "text\\view.d.ts",
    "../../../../../../packages/field-types/src/frame/virtual.d.ts",
    "../frame/virtual.d.ts",
  ],
])("%s of a package refers to a file in it", (place, emitted, expected) => {
  expect(withOwnReferences(written(emitted), place)).toBe(written(expected));
});
