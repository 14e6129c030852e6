import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnreadable, lightnessOf } from "./unreadable";

let preferred: readonly string[] = [];

beforeEach(() => {
  preferred = [];
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: preferred.includes(query) }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("style");
  document.body.innerHTML = "";
});

const isSo = (ground: string, own: string) => {
  document.body.innerHTML = `<div style="${ground}"><main style="${own}"></main></div>`;
  return isUnreadable(document.querySelector("main") as Element);
};

const [dark, light] = ["rgb(22, 23, 29)", "rgb(250, 250, 250)"];

test.each([
  ["dark texts on a dark page", `background: ${dark}`, "color: rgb(30, 36, 50)", true],
  ["light texts on a light page", `background: ${light}`, "color: white", true],
  ["dark texts on a light page", `background: ${light}`, "color: rgb(30, 36, 50)", false],
  ["a ground of their own", `background: ${dark}`, `background: ${light}; color: black`, false],
  ["a ground that lets others through", "background: rgba(0, 0, 0, 0.5)", "color: black", false],
  ["a picture behind them", "background-image: url(a.png)", "color: white", false],
  ["dark texts on an empty page", "", "color: black", false],
  ["light texts on an empty page", "", "color: white", true],
])("Texts are compared with the ground behind them: %s", (_, ground, own, expected) => {
  expect(isSo(ground, own)).toBe(expected);
});

test("An empty page is dark if it has a dark scheme and the operating system prefers it", () => {
  document.documentElement.style.setProperty("color-scheme", "light dark");
  expect(isSo("", "color: black")).toBe(false);
  preferred = ["(prefers-color-scheme: dark)"];
  expect(isSo("", "color: black")).toBe(true);
  preferred = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];
  expect(isSo("", "color: black")).toBe(false);
});

test.each([
  ["oklch(0.265 0.024 262)", 0.265],
  ["rgb(255, 255, 255)", 1],
  ["rgba(0, 0, 0, 1)", 0],
  ["color(srgb 1 1 1)", 1],
  ["color(display-p3 1 1 1)", undefined],
  ["lab(50 0 0)", undefined],
  ["", undefined],
])("The lightness of %s is %s", (color, expected) => {
  const found = lightnessOf(color);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(expected, 3);
});
