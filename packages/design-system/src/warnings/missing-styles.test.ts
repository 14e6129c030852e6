import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { missingGround, missingStyles } from "./missing-styles";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("style");
  document.body.innerHTML = "";
});

const ofComponents = "--glossa-text-md-size: 1rem;";
const ofTheme = "--glossa-color-bg-page: white;";
const inClass = '<main class="glossa"></main>';

test.each([
  ["no style of ours", "", "", undefined],
  ["everything", ofComponents + ofTheme, inClass, undefined],
  ["no theme", ofComponents, inClass, /Import "@glossa\/themes\/styles.css"/],
  ["no components", ofTheme, inClass, /Import "@glossa\/design-system\/styles.css"/],
  ["no class", ofComponents + ofTheme, "<main></main>", /Put className="glossa"/],
])("The developer of a page is told what its styles lack: %s (library 4.3)", (_, style, body, sentence) => {
  document.documentElement.setAttribute("style", style);
  document.body.innerHTML = body;
  const told = missingStyles();
  if (sentence) expect(told).toMatch(sentence);
  else expect(told).toBeUndefined();
});

const white = '<main class="glossa" style="color: white"></main>';

test.each([
  ["a ground of that lightness", white, true],
  ["another ground", '<main class="glossa" style="color: black"></main>', false],
  ["no class", '<main style="color: white"></main>', false],
])("The developer of a page is told that texts cannot be read on its ground: %s", (_, body, isTold) => {
  document.body.innerHTML = body;
  const told = missingGround();
  if (isTold) expect(told).toMatch(/data-theme.*background: var\(--glossa-color-bg-canvas\)/);
  else expect(told).toBeUndefined();
});

test("The ground is judged a second after the first component was shown, once the page has set its theme", async () => {
  // All tests share one page, whose styles are judged once.
  vi.resetModules();
  const { useWarnings } = await import("./use-warnings");
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  document.documentElement.setAttribute("style", ofComponents + ofTheme);
  document.body.innerHTML = white;
  renderHook(() => useWarnings("Slider", () => []));
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("light or dark as the page"));
  warn.mockRestore();
  vi.useRealTimers();
});
