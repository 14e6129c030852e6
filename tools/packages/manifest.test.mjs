// @ts-check
import { expect, it } from "vitest";
import { builtManifest } from "./manifest.mjs";

it("libraries come in ranges, except one whose newer versions do not fit our versions of Node", () => {
  const { dependencies } = builtManifest("packages/design-system", []);
  expect(dependencies?.katex).toMatch(/^\d/);
  expect(dependencies?.marked).toMatch(/^\^\d/);
});
